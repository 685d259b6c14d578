import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const callerIs = (change: object) =>
  test.origin.on(
    'GET /auth/validate_token.json',
    json({ user: sampleUser({ id: 1, ...change }), plans: [] }),
  );
const requestedPaths = () =>
  test.origin.seen.map(({ path }) => path).filter((path) => path.startsWith('/users'));

const subscription = {
  id: 3,
  sub: 'PRO',
  starts_at: '2026-03-01T00:00:00Z',
  expires_at: '2026-04-01T00:00:00Z',
  goq: true,
  discord: false,
};
const self = toGlobalId('User', 1);
const other = toGlobalId('User', 9);
const joinedAt = '2026-01-02T03:04:05.000Z';
const others = { id: 9, email: 'bea@tipgraph.example', role: 'typer', joined_at: joinedAt };

/** Fields that only admins see, by selection. */
const guarded = {
  isService: 'isService',
  joinedAt: 'joinedAt',
  lockedAt: 'lockedAt',
  deviceCount: 'deviceCount',
  version: 'version',
  subscription: 'subscription { planName }',
  subscriptions: 'subscriptions { planName }',
  logs: 'logs { totalCount }',
  devices: 'devices { totalCount }',
};

it('returns the same admin fields by every path, with one extra call for an admin’s own user', async () => {
  callerIs({ is_admin: true, notes: 'n', want_dropinfo_push: true });
  const { id, email } = sampleUser({ id: 1 });
  const wire = { id, email, role: 'admin', notes: 'n', joined_at: joinedAt, devices: 3, version: 'v' };
  test.origin.on('GET /users/1.json', json({ user: { ...wire, subscriptions: [subscription] } }));
  const fields = `id userId email role isAdmin isTyper notes joinedAt lockedAt deviceCount isService version
    subscription { planName } subscriptions { planName } push { dropinfo } showVipReservationNotice`;
  const { data, codes } =
    await test.execute(`{ viewer { user { ${fields} } } admin { user(userId: 1) { ${fields} } }
    node(id: "${self}") { ... on User { ${fields} } } }`);
  const user = {
    id: self,
    userId: 1,
    email,
    role: 'ADMIN',
    isAdmin: true,
    isTyper: false,
    notes: 'n',
    joinedAt,
    lockedAt: null,
    deviceCount: 3,
    isService: false,
    version: 'v',
    subscription: null,
    subscriptions: [{ planName: 'pro' }],
    push: { dropinfo: true },
    showVipReservationNotice: false,
  };
  expect({ data, codes }).toEqual({ data: { viewer: { user }, admin: { user }, node: user }, codes: [] });
  expect(requestedPaths()).toEqual(['/users/1.json']);
});

it('returns any user to admins, without the user’s own fields', async () => {
  callerIs({ is_admin: true });
  test.origin.on('GET /users/9.json', json({ user: others }));
  const fields = 'email role joinedAt push { dropinfo } showVipReservationNotice';
  const { data } = await test.execute(`{ node(id: "${other}") { ... on User { ${fields} } } }`);
  expect(data).toEqual({
    node: { email: others.email, role: 'TYPER', joinedAt, push: null, showVipReservationNotice: null },
  });
});

it.each([
  [{ is_admin: true, is_typer: false }, 'ADMIN'],
  [{ is_admin: false, is_typer: true }, 'TYPER'],
  [{}, 'USER'],
])('has the role of its flags %o, and no time, when the upstream sends neither', async (flags, role) => {
  callerIs({ is_admin: true });
  test.origin.on('GET /users/9.json', json({ user: { id: 9, email: others.email, ...flags } }));
  const { data, codes } = await test.execute(
    '{ admin { user(userId: 9) { role isAdmin isTyper joinedAt } } }',
  );
  const user = { role, isAdmin: role === 'ADMIN', isTyper: role === 'TYPER', joinedAt: null };
  expect({ data, codes }).toEqual({ data: { admin: { user } }, codes: [] });
});

it.each([
  ['a typer', { is_typer: true }, 'TYPER'],
  ['a member', {}, 'USER'],
])('returns to %s neither other users nor admin fields, without a call', async (_who, is, role) => {
  callerIs({ notes: 'secret', ...is });
  test.origin.on('GET /users/1.json', json({ user: { ...others, id: 1, subscriptions: [subscription] } }));
  test.origin.on('GET /users/9.json', json({ user: others }));
  const fields = `role notes ${Object.values(guarded).join(' ')}`;
  const { data, codes } = await test.execute(`{ viewer { user { ${fields} } }
    node(id: "${self}") { ... on User { ${fields} } }
    nodes(ids: ["${other}"]) { ... on User { ${fields} } } }`);
  const hidden = Object.fromEntries(Object.keys(guarded).map((name) => [name, null]));
  const user = { role, notes: null, ...hidden };
  expect(data).toEqual({ viewer: { user }, node: user, nodes: [null] });
  expect(codes).toEqual(Array(2 * Object.keys(guarded).length).fill('FORBIDDEN'));
  expect(requestedPaths()).toEqual([]);
});

const entry = (id: number) => ({ id, action: 'user.data', created_at: joinedAt });
const device = (id: number) => ({ id, device_type: 'web', created_at: joinedAt });

const userOf = (list: string) => `user(userId: 9) { ${list} }`;

it.each([
  ['users', (list: string) => list, '/users.json', { users: [others, others] }, '&sort_by=id&sort_order=asc'],
  ['logs', userOf, '/users/9/user_logs.json', { logs: [entry(1), entry(2)] }, ''],
  ['devices', userOf, '/users/9/user_devices.json', { devices: [device(1), device(2)] }, ''],
])('%s continues after a cursor or at a page, and refuses both', async (field, within, call, rows, order) => {
  callerIs({ is_admin: true });
  test.origin.on('GET /users/9.json', json({ user: others }));
  test.origin.on(`GET ${call}`, json({ ...rows, page: 1, per_page: 2, total: 4 }));
  const execute = async (page: string) => {
    const list = `${field}(first: 2, ${page}) { pageInfo { hasNextPage endCursor } }`;
    const { data, codes } = await test.execute(`{ admin { ${within(list)} } }`);
    return { codes, cursor: /"endCursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1] };
  };
  const { cursor } = await execute('page: 1');
  expect((await execute(`after: "${cursor}"`)).codes).toEqual([]);
  expect(requestedPaths().filter((path) => path.includes('per_page'))).toEqual(
    [1, 2].map((page) => `${call}?page=${page}&per_page=2${order}`),
  );
  expect((await execute(`page: 1, after: "${cursor}"`)).codes).toEqual(['BAD_USER_INPUT']);
  expect((await execute('after: "forged"')).codes).toEqual(['BAD_USER_INPUT']);
});
