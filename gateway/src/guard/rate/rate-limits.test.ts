import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type GraphQLObjectType, getNamedType, isInputObjectType, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimits, type RateLimits, type RateRequest } from './rate-limits.ts';
import { guessFields, uploadFields } from './rate-rules.ts';
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
    guesses: 3,
    isTool: (key) => key === toolsKey,
    onRefusal: (what) => refused.push(what),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = (text: string, other: Partial<RateRequest> & { variables?: Record<string, unknown> } = {}) => {
  const document = parse(text);
  const type = text.startsWith('mutation') ? 'mutation' : 'query';
  const { variables = {}, ...rest } = other;
  return limits.admit({
    operation: { document, operationName: null, variables, type } as RateRequest['operation'],
    credentials: null,
    address: '192.0.2.1',
    toolsKey: null,
    ...rest,
  });
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

  it('of somebody else go on, also under the same name from another sign-in', async () => {
    await passes(query, () => ({ credentials: ada }));
    expect(await ask(query, { credentials: { ...ada, client: 'another' } })).toBeNull();
    expect(await ask(query)).toBeNull();
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

describe('guesses', () => {
  it('at one account are limited, wherever from and however its name is written', async () => {
    const names = ['ada@x.example', ' ADA@x.example', 'Ada@X.example '];
    const from = (at: number) => ({ address: `192.0.2.${at}` });
    for (const [at, name] of names.entries()) expect(await ask(signIn(name), from(at))).toBeNull();
    expect((await ask(signIn('ada@x.example'), from(9)))?.extensions).toMatchObject({ retryAfter: 300 });
    expect(await ask(signIn('eve@x.example'), from(9))).toBeNull();
    expect(refused).toEqual(['guesses']);
  });

  it('from one address are limited, whatever they guess at', async () => {
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) { errors { code } } }';
    for (let at = 0; at < 15; at += 1) {
      const credentials = { uid: 'x', client: String(Math.floor(at / 9)) };
      expect(
        await ask(register, { variables: { input: { email: `${at}@x.example` } }, credentials }),
      ).toBeNull();
    }
    expect(await ask(signIn('new@x.example'))).not.toBeNull();
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

  it('do not count other mutations', async () => {
    expect(await passes('mutation { signOut { errors { code } } }')).toBe(50);
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
    guesses: 1,
    isTool: () => false,
    onRefusal: () => {},
  });
  expect(await passes(signIn('ada@x.example'))).toBe(200);
});

it('the tables name mutations of the schema, and every one that takes files', () => {
  const path = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));
  const schema = buildSchema(readFileSync(path, 'utf8'));
  const mutations = (schema.getMutationType() as GraphQLObjectType).getFields();
  const withFiles = Object.values(mutations).filter(({ args }) =>
    args.some(({ type }) => {
      const input = getNamedType(type);
      return (
        isInputObjectType(input) &&
        Object.values(input.getFields()).some((field) => getNamedType(field.type).name === 'Upload')
      );
    }),
  );
  expect(withFiles.map(({ name }) => name).sort()).toEqual([...uploadFields].sort());
  for (const name of Object.keys(guessFields)) expect(Object.keys(mutations)).toContain(name);
});
