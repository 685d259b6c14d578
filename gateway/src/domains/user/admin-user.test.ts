import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
let reauthUids: string[];
beforeEach(async () => {
  reauthUids = [];
  test = await startTestEngine({
    live: { changed: () => {}, cursor: () => '', requestReauth: (uid) => reauthUids.push(uid) },
  });
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleAdmin, plans: [] }));
});
afterEach(() => test.close());

const sampleAdmin = {
  id: 1,
  email: 'admin@tipgraph.example',
  permission: [],
  is_admin: true,
  is_typer: false,
};
const subscription = {
  id: 3,
  sub: 'PRO',
  starts_at: '2026-03-01T00:00:00Z',
  expires_at: '2026-04-01T00:00:00+02:00',
  goq: true,
  discord: false,
};
const minimalUser = {
  id: 9,
  email: 'ada@tipgraph.example',
  role: 'typer',
  joined_at: '2026-01-02T03:04:05Z',
};
const id = toGlobalId('User', 9);
const sent = () =>
  test.origin.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, JSON.parse(body)]);
const requestedPaths = () =>
  test.origin.seen.map(({ path }) => path).filter((path) => path.startsWith('/users'));

describe('admin.users', () => {
  const query = `query ($search: String, $orderBy: UserOrder, $first: Int, $page: Int) {
    admin { users(search: $search, orderBy: $orderBy, first: $first, page: $page) {
      totalCount pageInfo { hasNextPage } edges { node { userId role deviceCount version subscription { planName valuePln } } }
    } }
  }`;

  it('reads a page with one call and the requested filter and order', async () => {
    const users = [
      { ...minimalUser, devices: 2, subscription: { ...subscription, value: 12.5 }, version: 'v' },
    ];
    test.origin.on('GET /users.json', json({ users, page: 2, per_page: 1, total: 3 }));
    const answer = await test.execute(query, {
      search: ' Ada ',
      orderBy: { field: 'EXPIRES_AT', direction: 'DESC' },
      first: 1,
      page: 2,
    });
    expect(answer.data).toEqual({
      admin: {
        users: {
          totalCount: 3,
          pageInfo: { hasNextPage: true },
          edges: [
            {
              node: {
                userId: 9,
                role: 'TYPER',
                deviceCount: 2,
                version: 'v',
                subscription: { planName: 'pro', valuePln: 12.5 },
              },
            },
          ],
        },
      },
    });
    expect(requestedPaths()).toEqual([
      '/users.json?page=2&per_page=1&search=Ada&sort_by=expires_at&sort_order=desc',
    ]);
  });

  it('is sorted by id by default, with null for missing fields', async () => {
    test.origin.on('GET /users.json', json({ users: [{ ...minimalUser, role: 'owner' }] }));
    expect((await test.execute(query)).data).toMatchObject({
      admin: {
        users: {
          totalCount: 1,
          edges: [{ node: { role: 'UNKNOWN', deviceCount: null, version: null, subscription: null } }],
        },
      },
    });
    expect(requestedPaths()).toEqual(['/users.json?page=1&per_page=20&sort_by=id&sort_order=asc']);
  });

  it.each([{ first: 0 }, { first: 101 }, { page: 0 }, { search: 'a'.repeat(201) }, { search: 'a\0b' }])(
    'is refused without a call with %j',
    async (variables) => {
      expect((await test.execute(query, variables)).codes).toEqual(['BAD_USER_INPUT']);
      expect(requestedPaths()).toEqual([]);
    },
  );
});

describe('admin.user', () => {
  it('has subscriptions, log and devices', async () => {
    test.origin.on('GET /users/9.json', json({ user: { ...minimalUser, subscriptions: [subscription] } }));
    const details = {
      payment_id: 7,
      before: { notes: null, goq: false, discord: true },
      after: { notes: 'pays', goq: true, discord: true },
    };
    const logs = [{ id: 5, action: 'user.data', details, created_at: '2026-03-01T10:00:00Z' }];
    test.origin.on('GET /users/9/user_logs.json', json({ logs, page: 1, per_page: 20, total: 1 }));
    const devices = [{ id: 6, device_type: 'toaster', lang: 'de', created_at: '2026-03-01T10:00:00Z' }];
    test.origin.on('GET /users/9/user_devices.json', json({ devices }));
    const { data } = await test.execute(`{ admin { user(userId: 9) {
      id subscriptions { id expiresAt }
      logs(search: "pays") { edges { node { id action author { id } details { name value } changes { field before after } } } }
      devices { totalCount edges { node { id type language seenAt } } }
    } } }`);
    expect(data).toEqual({
      admin: {
        user: {
          id,
          subscriptions: [{ id: toGlobalId('UserSubscription', 3), expiresAt: '2026-03-31T22:00:00.000Z' }],
          logs: {
            edges: [
              {
                node: {
                  id: toGlobalId('UserLog', 5),
                  action: 'user.data',
                  author: null,
                  details: [{ name: 'payment_id', value: '7' }],
                  changes: [
                    { field: 'notes', before: null, after: 'pays' },
                    { field: 'goq', before: 'false', after: 'true' },
                  ],
                },
              },
            ],
          },
          devices: {
            totalCount: 1,
            edges: [
              { node: { id: toGlobalId('UserDevice', 6), type: null, language: 'UNKNOWN', seenAt: null } },
            ],
          },
        },
      },
    });
    expect(requestedPaths()).toEqual([
      '/users/9.json',
      '/users/9/user_logs.json?page=1&per_page=20&search=pays',
      '/users/9/user_devices.json?page=1&per_page=20',
    ]);
  });

  it('has the active subscription, without an id, when the upstream sends only that', async () => {
    const { sub, expires_at, goq, discord } = subscription;
    const user = { ...minimalUser, active_sub: { sub, expires_at, goq, discord } };
    test.origin.on('GET /users/9.json', json({ user }));
    const { data, codes } = await test.execute(
      '{ admin { user(userId: 9) { subscription { id planName startsAt expiresAt goq } subscriptions { id } } } }',
    );
    const active = {
      id: null,
      planName: 'pro',
      startsAt: null,
      expiresAt: '2026-03-31T22:00:00.000Z',
      goq: true,
    };
    expect({ data, codes }).toEqual({
      data: { admin: { user: { subscription: active, subscriptions: null } } },
      codes: [],
    });
  });

  it('is null when there is none', async () => {
    test.origin.on('GET /users/9.json', json({ errors: ['Not found'] }, 404));
    for (const userId of [9, 0, -1]) {
      const { data, codes } = await test.execute(`{ admin { user(userId: ${userId}) { email } } }`);
      expect({ data, codes }).toEqual({ data: { admin: { user: null } }, codes: [] });
    }
    expect(requestedPaths()).toEqual(['/users/9.json']);
  });
});

describe.each([
  [
    'updateUser',
    'UpdateUserInput',
    { version: 'v', firstName: '', discordName: 'ada', notes: 'pays' },
    'PUT /users/9/update_data.json',
    { user: { first_name: '', discord: 'ada', notes: 'pays', version: 'v' } },
    [],
  ],
  [
    'setUserRole',
    'SetUserRoleInput',
    { role: 'ADMIN' },
    'PUT /users/9/set_role.json',
    { user: { role: 'admin' } },
    ['ada@tipgraph.example'],
  ],
  [
    'createUserSubscription',
    'CreateUserSubscriptionInput',
    { planName: 'pro', months: 3, goq: true },
    'POST /subscriptions/create_user_subscription.json',
    { user_id: 9, sub: 'pro', sub_months: 3, discord: false, goq: true },
    ['ada@tipgraph.example'],
  ],
  [
    'updateUserSubscription',
    'UpdateUserSubscriptionInput',
    {
      subscriptionId: toGlobalId('UserSubscription', 3),
      version: 'w',
      planName: 'vip',
      expiresAt: '2026-05-01T00:00:00.000Z',
    },
    'POST /subscriptions/update_user_subscription.json',
    { user_id: 9, subscription_id: 3, version: 'w', sub: 'vip', expires_at: '2026-05-01T00:00:00.000Z' },
    ['ada@tipgraph.example'],
  ],
  [
    'updateUserSubscription',
    'UpdateUserSubscriptionInput',
    { subscriptionId: null, goq: true },
    'POST /subscriptions/update_user_subscription.json',
    { user_id: 9, goq: true },
    ['ada@tipgraph.example'],
  ],
])('%s', (name, type, fields, call, body, reauthenticates) => {
  const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { user { userId role } errors { field code } } }`;
  const input = { userId: id, ...fields };

  it('sends the input, reads the user again and makes their sockets reauthenticate when access changes', async () => {
    test.origin.on(call, json({ success: true, user: sampleAdmin }));
    test.origin.on('GET /users/9.json', json({ user: minimalUser }));
    expect((await test.execute(mutation, { input })).data).toEqual({
      [name]: { user: { userId: 9, role: 'TYPER' }, errors: [] },
    });
    expect(sent()).toEqual([[call, body]]);
    expect(reauthUids).toEqual(reauthenticates);
  });

  it('returns errors by input field without further effects', async () => {
    const errors = {
      ...{ base: ['stale'], sub: ['running'], sub_months: ['out_of_range'], role: ['last_admin'] },
      discord: ['invalid'],
    };
    test.origin.on(call, json({ errors }, 422));
    const { data } = await test.execute(mutation, { input });
    const renamed = name.endsWith('Subscription');
    expect(data).toEqual({
      [name]: {
        user: null,
        errors: [
          { field: null, code: 'STALE' },
          { field: [renamed ? 'planName' : 'sub'], code: 'RUNNING' },
          { field: [renamed ? 'months' : 'subMonths'], code: 'OUT_OF_RANGE' },
          { field: ['role'], code: 'LAST_ADMIN' },
          { field: [name === 'updateUser' ? 'discordName' : 'discord'], code: 'INVALID' },
        ],
      },
    });
    expect(reauthUids).toEqual([]);
  });

  it('refuses an id of another type', async () => {
    const other = { ...input, userId: toGlobalId('Plan', 9) };
    expect((await test.execute(mutation, { input: other })).codes).toEqual(['BAD_USER_INPUT']);
    expect(sent()).toEqual([]);
  });
});

it.each([
  [403, []],
  [500, ['UPSTREAM_ERROR']],
])('makes sockets reauthenticate although the changed user cannot be read: %i', async (status, codes) => {
  test.origin.on('GET /users/9.json', json({ user: minimalUser }));
  test.origin.on('PUT /users/9/set_role.json', (request, response) => {
    test.origin.on('GET /users/9.json', json({ errors: ['no'] }, status));
    json({ success: true })(request, response);
  });
  const answer = await test.execute(
    'mutation ($input: SetUserRoleInput!) { setUserRole(input: $input) { user { role } errors { code } } }',
    { input: { userId: id, role: 'USER' } },
  );
  expect(answer.codes).toEqual(codes);
  if (codes.length === 0) expect(answer.data).toEqual({ setUserRole: { user: null, errors: [] } });
  expect(reauthUids).toEqual(['ada@tipgraph.example']);
});

describe('setUserLocked', () => {
  const call = 'PUT /users/9/set_locked.json';
  const mutation = `mutation ($input: SetUserLockedInput!) {
    setUserLocked(input: $input) { user { userId lockedAt } errors { field code } }
  }`;
  const set = (isLocked: boolean) => test.execute(mutation, { input: { userId: id, isLocked } });

  it.each([
    [true, '2026-03-14T12:00:00.000Z'],
    [false, null],
  ])(
    'with %j returns the user of the reply without another call, and makes their sockets reauthenticate',
    async (isLocked, lockedAt) => {
      test.origin.on(call, json({ user: { ...minimalUser, locked_at: lockedAt } }));
      expect((await set(isLocked)).data).toEqual({
        setUserLocked: { user: { userId: 9, lockedAt }, errors: [] },
      });
      expect(sent()).toEqual([[call, { user: { locked: isLocked } }]]);
      expect(requestedPaths()).toEqual(['/users/9/set_locked.json']);
      expect(reauthUids).toEqual(['ada@tipgraph.example']);
    },
  );

  it('returns errors by input field', async () => {
    test.origin.on(call, json({ errors: { locked: ['last_admin'] } }, 422));
    expect((await set(true)).data).toEqual({
      setUserLocked: { user: null, errors: [{ field: ['isLocked'], code: 'LAST_ADMIN' }] },
    });
    expect(reauthUids).toEqual([]);
  });

  it('distinguishes an upstream without this call from a missing user', async () => {
    test.origin.on(call, json({}, 404));
    test.origin.on('GET /users/9.json', json({ user: minimalUser }));
    const { data, codes } = await set(true);
    expect({ data, codes }).toEqual({
      data: { setUserLocked: { user: null, errors: [{ field: null, code: 'UNSUPPORTED' }] } },
      codes: [],
    });
    test.origin.on('GET /users/9.json', json({ errors: ['Not found'] }, 404));
    expect((await set(true)).codes).toEqual(['NOT_FOUND']);
    expect(reauthUids).toEqual([]);
  });

  it('refuses an id of another type', async () => {
    const input = { userId: toGlobalId('Plan', 9), isLocked: true };
    expect((await test.execute(mutation, { input })).codes).toEqual(['BAD_USER_INPUT']);
    expect(sent()).toEqual([]);
  });
});

it('the Discord list and the campaign visits keep the upstream’s order', async () => {
  const { sub, expires_at } = subscription;
  const users = [{ id: 9, email: 'ada@tipgraph.example', discord: ' ', sub, expires_at }];
  test.origin.on('GET /subscriptions/discord_list.json', json({ users }));
  test.origin.on('GET /get_boisko_prawdy.json', json({ visits: [{ day: '2026-03-14', visits: 2 }] }));
  const query =
    '{ admin { discordUsers { totalCount edges { node { user { id } discordName planName } } } campaignVisits { date visits } } }';
  expect((await test.execute(query)).data).toEqual({
    admin: {
      discordUsers: {
        totalCount: 1,
        edges: [{ node: { user: { id }, discordName: null, planName: 'pro' } }],
      },
      campaignVisits: [{ date: '2026-03-14', visits: 2 }],
    },
  });
});
