import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type GraphQLObjectType, getNamedType, isInputObjectType } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepared } from '../../testing/prepared.ts';
import { createRateLimits, type RateCaller, type RateLimits } from './rate-limits.ts';
import { fieldRateLimits } from './rate-rules.ts';
import { memoryRateStore } from './rate-store.ts';

const toolsKey = 'a-key-of-the-tools-for-this-test-only';
let rejected: string[];
let limits: RateLimits;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') });
  rejected = [];
  limits = createRateLimits({
    store: memoryRateStore(),
    operations: 10,
    authAttempts: 3,
    isTool: (key) => key === toolsKey,
    onRejected: (rateClass) => rejected.push(rateClass),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Charges an operation and its fields, as the transports do. */
const send = async (
  text: string,
  { variables = {}, ...other }: Partial<RateCaller> & { variables?: Record<string, unknown> } = {},
) => {
  const caller = { credentials: null, address: '192.0.2.1', toolsKey: null, ...other };
  return (await limits.admit(caller)) ?? limits.admitFields(caller, prepared(text, variables));
};

/** Number of equal operations before the first rejection, max. 200. */
async function countAllowed(
  text: string,
  other: (at: number) => Parameters<typeof send>[1] = () => ({}),
): Promise<number> {
  for (let at = 0; at < 200; at += 1) if ((await send(text, other(at))) !== null) return at;
  return 200;
}

const ada = { uid: 'ada@tipgraph.example', client: 'one' };
const query = '{ site { name } }';
const signIn = (email: string) =>
  `mutation { signIn(input: { email: "${email}", password: "x" }) { errors { code } } }`;

describe('operations', () => {
  it('of one person are limited over all addresses, with a retry time', async () => {
    const credentials = ada;
    expect(await countAllowed(query, (at) => ({ credentials, address: `192.0.2.${at}` }))).toBe(10);
    vi.advanceTimersByTime(20_000);
    const error = await send(query, { credentials });
    expect(error?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 40 });
    expect(rejected).toEqual(['operations', 'operations']);
    vi.advanceTimersByTime(40_000);
    expect(await send(query, { credentials })).toBeNull();
  });

  it('that remain are reported by the strictest limit', async () => {
    expect(await limits.remaining({ credentials: null, address: '192.0.2.9', toolsKey: null })).toEqual({
      limit: 50,
      remaining: 50,
      resetSeconds: 0,
    });
    const caller = { credentials: ada, address: '192.0.2.1', toolsKey: null };
    await send(query, caller);
    vi.advanceTimersByTime(20_000);
    expect(await limits.remaining(caller)).toEqual({ limit: 10, remaining: 9, resetSeconds: 40 });
    await countAllowed(query, () => caller);
    expect(await limits.remaining(caller)).toMatchObject({ remaining: 0 });
  });

  it('of another person, or of another sign-in, are not affected', async () => {
    await countAllowed(query, () => ({ credentials: ada }));
    expect(await send(query, { credentials: { ...ada, client: 'another' } })).toBeNull();
    expect(await send(query)).toBeNull();
  });

  it('that are rejected for one person are refunded to the address', async () => {
    for (let at = 0; at < 200; at += 1) await send(query, { credentials: ada });
    expect(await countAllowed(query)).toBe(40);
  });

  it('of one address are limited over all credentials', async () => {
    expect(await countAllowed(query, (at) => ({ credentials: { uid: `u${at}`, client: 'c' } }))).toBe(50);
    expect(await send(query, { address: '192.0.2.2' })).toBeNull();
  });

  it('of one IPv6 network are limited together', async () => {
    expect(await countAllowed(query, (at) => ({ address: `2001:db8:1:2::${at.toString(16)}` }))).toBe(50);
    expect(await send(query, { address: '2001:db8:1:2:ffff:ffff:ffff:ffff' })).not.toBeNull();
    expect(await send(query, { address: '2001:db8:1:3::1' })).toBeNull();
  });

  it('of a tool have a limit of their own', async () => {
    expect(await countAllowed(query, () => ({ toolsKey }))).toBe(100);
    expect(await send(query)).toBeNull();
    expect(await countAllowed(query, () => ({ toolsKey: 'wrong' }))).toBe(49);
  });
});

describe('attempts at a secret', () => {
  it('are limited per address and account, ignoring case and spaces', async () => {
    for (const name of ['ada@x.example', ' ADA@x.example', 'Ada@X.example ']) {
      expect(await send(signIn(name))).toBeNull();
    }
    expect((await send(signIn('ada@x.example')))?.extensions).toMatchObject({ retryAfter: 300 });
    expect(await send(signIn('eve@x.example'))).toBeNull();
    expect(rejected).toEqual(['authAttempts']);
  });

  it('are not limited per account over all addresses', async () => {
    expect(await countAllowed(signIn('ada@x.example'))).toBe(3);
    expect(await countAllowed(signIn('ada@x.example'), (at) => ({ address: `198.51.100.${at}` }))).toBe(200);
  });

  it('for mails have a higher limit per account', async () => {
    const mail = 'mutation { requestPasswordReset(input: { email: "ada@x.example" }) { errors { code } } }';
    expect(await countAllowed(mail, (at) => ({ address: `198.51.100.${at}` }))).toBe(60);
  });

  it('from one address are limited over all accounts', async () => {
    expect(await countAllowed(signIn('x'))).toBe(3);
    for (let at = 0; at < 12; at += 1) expect(await send(signIn(`${at}@x.example`))).toBeNull();
    expect(await send(signIn('new@x.example'))).not.toBeNull();
    expect(await send(signIn('new@x.example'), { address: '192.0.2.2' })).toBeNull();
  });

  it('that are rejected for one account are refunded to the address', async () => {
    for (let at = 0; at < 20; at += 1) await send(signIn('ada@x.example'));
    for (let at = 0; at < 12; at += 1) expect(await send(signIn(`${at}@x.example`))).toBeNull();
  });

  it('at a password reset are limited by address, since no account is named', async () => {
    const reset = 'mutation { resetPassword(input: { code: "x" }) { errors { code } } }';
    expect(await countAllowed(reset)).toBe(15);
  });

  it('are charged per field in aliases and fragments, and with default variables', async () => {
    const four = ['a', 'b', 'c', 'd'].map(
      (alias) =>
        `${alias}: signIn(input: { email: "ada@x.example", password: "${alias}" }) { errors { code } }`,
    );
    expect(await send(`mutation { ${four.join(' ')} }`)).not.toBeNull();
    const inside = `fragment F on Mutation { ...G } fragment G on Mutation { ... on Mutation { ${four.join(' ')} } }`;
    expect(await send(`mutation { ...F } ${inside}`, { address: '192.0.2.2' })).not.toBeNull();
    const byDefault =
      'mutation ($input: SignInInput = { email: "bob@x.example" }) { signIn(input: $input) { errors { code } } }';
    expect(await countAllowed(byDefault)).toBe(3);
  });

  it('of a signed-in caller are limited by person', async () => {
    const credentials = ada;
    expect(
      await countAllowed('mutation { updatePassword(input: {}) { errors { code } } }', () => ({
        credentials,
      })),
    ).toBe(3);
  });

  it('do not include requested mails, which have a limit of their own', async () => {
    await countAllowed(signIn('ada@x.example'));
    const mail = 'mutation { requestPasswordReset(input: { email: "ada@x.example" }) { errors { code } } }';
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) { errors { code } } }';
    expect(await countAllowed(mail)).toBe(3);
    expect(await send(register, { variables: { input: { email: 'Ada@x.example' } } })).not.toBeNull();
  });

  it('do not include other mutations', async () => {
    expect(await countAllowed('mutation { signOut { errors { code } } }')).toBe(50);
  });
});

describe('promo codes', () => {
  const cart = (promoCode: string | null) => ({
    credentials: ada,
    variables: { input: { planName: 'pro', months: 1, promoCode } },
  });
  const price = 'query ($input: CartInput!) { cartPrice(input: $input) { totalPln } }';
  const redeem = 'mutation { redeemPromoCode(input: { code: "x" }) { errors { code } } }';

  it('are limited by person over all fields', async () => {
    for (let at = 0; at < 3; at += 1) {
      for (const text of [price, redeem, redeem]) expect(await send(text, cart(`code-${at}`))).toBeNull();
      vi.advanceTimersByTime(60_000);
    }
    for (const text of [price, redeem, redeem]) {
      expect((await send(text, cart('another')))?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    }
    expect(rejected).toEqual(['codes', 'codes', 'codes']);
  });

  it('are not charged for a cart without one', async () => {
    for (const code of [null, '', ' ']) {
      expect(await countAllowed(price, () => cart(code))).toBe(10);
      vi.advanceTimersByTime(60_000);
    }
  });
});

describe('orders', () => {
  const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }';
  const variables = { input: { planName: 'me_vip', months: 1 } };

  it('of one person are limited per half hour, with or without a promo code', async () => {
    const withCode = { input: { ...variables.input, promoCode: 'LATO' } };
    const nth = (at: number) => ({ credentials: ada, variables: at % 2 === 0 ? variables : withCode });
    expect(await countAllowed(order, nth)).toBe(3);
    expect((await send(order, nth(0)))?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 1_800 });
    vi.advanceTimersByTime(1_800_000);
    expect(await send(order, nth(0))).toBeNull();
  });

  it('of one address are limited over all accounts', async () => {
    const accounts = (at: number) => ({ credentials: { uid: `u${at}@x.example`, client: 'c' }, variables });
    expect(await countAllowed(order, accounts)).toBe(6);
    expect(await send(order, { ...accounts(7), address: '192.0.2.2' })).toBeNull();
    expect(rejected).toEqual(['orders']);
  });
});

it('uploads are limited by person', async () => {
  const upload = 'mutation { createTip(input: {}) { errors { code } } }';
  expect(await countAllowed(upload, () => ({ credentials: ada }))).toBe(1);
  expect(rejected).toEqual(['uploads']);
});

it('backtests of rules and of drafts are limited by person together', async () => {
  const rule = 'query ($rule: DropRuleInput!) { dropinfoBacktest(rule: $rule) { seasons } }';
  const draft = 'query ($input: AutofilterInput!) { autofilterDraft(input: $input) { backtest { hits } } }';
  expect(await send(rule, { credentials: ada })).toBeNull();
  expect(await send(draft, { credentials: ada })).not.toBeNull();
  expect(await countAllowed(draft, () => ({ credentials: { ...ada, client: 'another' } }))).toBe(1);
  expect(rejected).toEqual(['backtests', 'backtests']);
});

it('openings of sockets are limited by address', async () => {
  for (let at = 0; at < 10; at += 1) expect(await limits.admitSocket('192.0.2.1')).toBeNull();
  expect(await limits.admitSocket('192.0.2.1')).toBe(60);
  expect(await limits.admitSocket('192.0.2.2')).toBeNull();
});

it('a limit of 0 disables all limits', async () => {
  limits = createRateLimits({
    store: memoryRateStore(),
    operations: 0,
    authAttempts: 1,
    isTool: () => false,
    onRejected: () => {},
  });
  expect(await countAllowed(signIn('ada@x.example'))).toBe(200);
});

it('the field rate limits name only fields of the schema, and all fields with uploads', () => {
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
  const uploads = Object.entries(fieldRateLimits).flatMap(([name, { rateClass }]) =>
    rateClass === 'uploads' ? [name] : [],
  );
  expect(withFiles.map(({ path: name }) => name).sort()).toEqual(uploads.sort());
  const names = roots.map(({ path: name }) => name);
  for (const name of Object.keys(fieldRateLimits)) expect(names).toContain(name);
});
