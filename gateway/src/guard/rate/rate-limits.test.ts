import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type GraphQLObjectType, getNamedType, isInputObjectType } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepared } from '../../testing/prepared.ts';
import { createRateLimits, type RateCaller, type RateLimits } from './rate-limits.ts';
import { fieldRateLimits } from './rate-rules.ts';
import { memoryRateStore } from './rate-store.ts';

const toolsKey = 'a-key-of-the-tools-for-this-test-only';
let refused: string[];
let limits: RateLimits;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') });
  refused = [];
  limits = createRateLimits({
    store: memoryRateStore(),
    operations: 10,
    authAttempts: 3,
    isTool: (key) => key === toolsKey,
    onRefusal: (what) => refused.push(what),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks as both ways in do: counted first, then read, then its fields counted. */
const ask = async (
  text: string,
  { variables = {}, ...other }: Partial<RateCaller> & { variables?: Record<string, unknown> } = {},
) => {
  const caller = { credentials: null, address: '192.0.2.1', toolsKey: null, ...other };
  return (await limits.admit(caller)) ?? limits.admitFields(caller, prepared(text, variables));
};

/** How many of the same operation pass before one is refused, at most 200. */
async function passes(
  text: string,
  other: (at: number) => Parameters<typeof ask>[1] = () => ({}),
): Promise<number> {
  for (let at = 0; at < 200; at += 1) if ((await ask(text, other(at))) !== null) return at;
  return 200;
}

const ada = { uid: 'ada@tipgraph.example', client: 'one' };
const query = '{ site { name } }';
const signIn = (email: string) =>
  `mutation { signIn(input: { email: "${email}", password: "x" }) { errors { code } } }`;

describe('operations', () => {
  it('of one person are limited, wherever from, and say when to come back', async () => {
    const credentials = ada;
    expect(await passes(query, (at) => ({ credentials, address: `192.0.2.${at}` }))).toBe(10);
    vi.advanceTimersByTime(20_000);
    const error = await ask(query, { credentials });
    expect(error?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 40 });
    expect(refused).toEqual(['operations', 'operations']);
    vi.advanceTimersByTime(40_000);
    expect(await ask(query, { credentials })).toBeNull();
  });

  it('of a caller are told that are left, by whatever leaves fewest', async () => {
    expect(await limits.remaining({ credentials: null, address: '192.0.2.9', toolsKey: null })).toEqual({
      limit: 50,
      remaining: 50,
      resetSeconds: 0,
    });
    const caller = { credentials: ada, address: '192.0.2.1', toolsKey: null };
    await ask(query, caller);
    vi.advanceTimersByTime(20_000);
    expect(await limits.remaining(caller)).toEqual({ limit: 10, remaining: 9, resetSeconds: 40 });
    await passes(query, () => caller);
    expect(await limits.remaining(caller)).toMatchObject({ remaining: 0 });
  });

  it('of somebody else go on, also under the same name from another sign-in', async () => {
    await passes(query, () => ({ credentials: ada }));
    expect(await ask(query, { credentials: { ...ada, client: 'another' } })).toBeNull();
    expect(await ask(query)).toBeNull();
  });

  it('that are refused for one person use up nothing of those behind the same address', async () => {
    for (let at = 0; at < 200; at += 1) await ask(query, { credentials: ada });
    expect(await passes(query)).toBe(40);
  });

  it('of one address are limited, whoever they say they are', async () => {
    expect(await passes(query, (at) => ({ credentials: { uid: `u${at}`, client: 'c' } }))).toBe(50);
    expect(await ask(query, { address: '192.0.2.2' })).toBeNull();
  });

  it('count addresses of one IPv6 line together', async () => {
    expect(await passes(query, (at) => ({ address: `2001:db8:1:2::${at.toString(16)}` }))).toBe(50);
    expect(await ask(query, { address: '2001:db8:1:2:ffff:ffff:ffff:ffff' })).not.toBeNull();
    expect(await ask(query, { address: '2001:db8:1:3::1' })).toBeNull();
  });

  it('of a tool with its key have a class of their own', async () => {
    expect(await passes(query, () => ({ toolsKey }))).toBe(100);
    expect(await ask(query)).toBeNull();
    expect(await passes(query, () => ({ toolsKey: 'wrong' }))).toBe(49);
  });
});

describe('attempts at a secret', () => {
  it('of one address at one account are limited, however its name is written', async () => {
    for (const name of ['ada@x.example', ' ADA@x.example', 'Ada@X.example ']) {
      expect(await ask(signIn(name))).toBeNull();
    }
    expect((await ask(signIn('ada@x.example')))?.extensions).toMatchObject({ retryAfter: 300 });
    expect(await ask(signIn('eve@x.example'))).toBeNull();
    expect(refused).toEqual(['authAttempts']);
  });

  it('from however many addresses keep nobody elsewhere from the same account', async () => {
    expect(await passes(signIn('ada@x.example'))).toBe(3);
    expect(await passes(signIn('ada@x.example'), (at) => ({ address: `198.51.100.${at}` }))).toBe(200);
  });

  it('for mails to one account have a far bound together', async () => {
    const mail = 'mutation { requestPasswordReset(input: { email: "ada@x.example" }) { errors { code } } }';
    expect(await passes(mail, (at) => ({ address: `198.51.100.${at}` }))).toBe(60);
  });

  it('from one address are limited, whatever they are at', async () => {
    expect(await passes(signIn('x'))).toBe(3);
    for (let at = 0; at < 12; at += 1) expect(await ask(signIn(`${at}@x.example`))).toBeNull();
    expect(await ask(signIn('new@x.example'))).not.toBeNull();
    expect(await ask(signIn('new@x.example'), { address: '192.0.2.2' })).toBeNull();
  });

  it('that are refused for one account use up nothing of others behind the same address', async () => {
    for (let at = 0; at < 20; at += 1) await ask(signIn('ada@x.example'));
    for (let at = 0; at < 12; at += 1) expect(await ask(signIn(`${at}@x.example`))).toBeNull();
  });

  it('at the code of a new password are limited by address, since it names no account', async () => {
    const reset = 'mutation { resetPassword(input: { code: "x" }) { errors { code } } }';
    expect(await passes(reset)).toBe(15);
  });

  it('are counted by number in one operation: aliases, fragments and defaults hide none', async () => {
    const four = ['a', 'b', 'c', 'd'].map(
      (alias) =>
        `${alias}: signIn(input: { email: "ada@x.example", password: "${alias}" }) { errors { code } }`,
    );
    expect(await ask(`mutation { ${four.join(' ')} }`)).not.toBeNull();
    const inside = `fragment F on Mutation { ...G } fragment G on Mutation { ... on Mutation { ${four.join(' ')} } }`;
    expect(await ask(`mutation { ...F } ${inside}`, { address: '192.0.2.2' })).not.toBeNull();
    const byDefault =
      'mutation ($input: SignInInput = { email: "bob@x.example" }) { signIn(input: $input) { errors { code } } }';
    expect(await passes(byDefault)).toBe(3);
  });

  it('of the signed-in caller at their own secrets are limited by person', async () => {
    const credentials = ada;
    expect(
      await passes('mutation { updatePassword(input: {}) { errors { code } } }', () => ({ credentials })),
    ).toBe(3);
  });

  it('do not count mails that are asked for, which are limited by themselves', async () => {
    await passes(signIn('ada@x.example'));
    const mail = 'mutation { requestPasswordReset(input: { email: "ada@x.example" }) { errors { code } } }';
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) { errors { code } } }';
    expect(await passes(mail)).toBe(3);
    expect(await ask(register, { variables: { input: { email: 'Ada@x.example' } } })).not.toBeNull();
  });

  it('do not count other mutations', async () => {
    expect(await passes('mutation { signOut { errors { code } } }')).toBe(50);
  });
});

describe('promo codes', () => {
  const cart = (promoCode: string | null) => ({
    credentials: ada,
    variables: { input: { planName: 'pro', months: 1, promoCode } },
  });
  const price = 'query ($input: CartInput!) { cartPrice(input: $input) { totalPln } }';
  const redeem = 'mutation { redeemPromoCode(input: { code: "x" }) { errors { code } } }';

  it('are limited by person, whichever field tries them', async () => {
    for (let at = 0; at < 3; at += 1) {
      for (const text of [price, redeem, redeem]) expect(await ask(text, cart(`code-${at}`))).toBeNull();
      vi.advanceTimersByTime(60_000);
    }
    for (const text of [price, redeem, redeem]) {
      expect((await ask(text, cart('another')))?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    }
    expect(refused).toEqual(['codes', 'codes', 'codes']);
  });

  it('do not count a cart without one', async () => {
    for (const code of [null, '', ' ']) {
      expect(await passes(price, () => cart(code))).toBe(10);
      vi.advanceTimersByTime(60_000);
    }
  });
});

describe('orders', () => {
  const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }';
  const variables = { input: { planName: 'me_vip', months: 1 } };

  it('of one person are limited within half an hour, with or without a promo code', async () => {
    const withCode = { input: { ...variables.input, promoCode: 'LATO' } };
    const nth = (at: number) => ({ credentials: ada, variables: at % 2 === 0 ? variables : withCode });
    expect(await passes(order, nth)).toBe(3);
    expect((await ask(order, nth(0)))?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 1_800 });
    vi.advanceTimersByTime(1_800_000);
    expect(await ask(order, nth(0))).toBeNull();
  });

  it('of one address are limited, however many accounts it has, so that it cannot hold all places', async () => {
    const accounts = (at: number) => ({ credentials: { uid: `u${at}@x.example`, client: 'c' }, variables });
    expect(await passes(order, accounts)).toBe(6);
    expect(await ask(order, { ...accounts(7), address: '192.0.2.2' })).toBeNull();
    expect(refused).toEqual(['orders']);
  });
});

it('uploads are limited by person', async () => {
  const upload = 'mutation { createTip(input: {}) { errors { code } } }';
  expect(await passes(upload, () => ({ credentials: ada }))).toBe(1);
  expect(refused).toEqual(['uploads']);
});

it('openings of sockets are limited by address', async () => {
  for (let at = 0; at < 10; at += 1) expect(await limits.admitSocket('192.0.2.1')).toBeNull();
  expect(await limits.admitSocket('192.0.2.1')).toBe(60);
  expect(await limits.admitSocket('192.0.2.2')).toBeNull();
});

it('nothing is counted when the number is 0', async () => {
  limits = createRateLimits({
    store: memoryRateStore(),
    operations: 0,
    authAttempts: 1,
    isTool: () => false,
    onRefusal: () => {},
  });
  expect(await passes(signIn('ada@x.example'))).toBe(200);
});

it('the table names fields of the schema, and every one that takes files', () => {
  const path = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));
  const schema = buildSchema(readFileSync(path, 'utf8'));
  const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      ...field,
      path: `${type?.name}.${field.name}`,
    }));
  const roots = [...fieldsOf(schema.getQueryType()), ...fieldsOf(schema.getMutationType())];
  const withFiles = roots.filter(({ args }) =>
    args.some(({ type }) => {
      const input = getNamedType(type);
      return (
        isInputObjectType(input) &&
        Object.values(input.getFields()).some((field) => getNamedType(field.type).name === 'Upload')
      );
    }),
  );
  const uploads = Object.entries(fieldRateLimits).flatMap(([name, { what }]) =>
    what === 'uploads' ? [name] : [],
  );
  expect(withFiles.map(({ path: name }) => name).sort()).toEqual(uploads.sort());
  const names = roots.map(({ path: name }) => name);
  for (const name of Object.keys(fieldRateLimits)) expect(names).toContain(name);
});
