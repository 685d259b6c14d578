import { asc, count, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { campaignVisits } from '../../upstream/src/db/campaign-tables.ts';
import { devices } from '../../upstream/src/db/push-tables.ts';
import { subscriptions, userLogs, users } from '../../upstream/src/db/tables.ts';
import { insertUser } from '../harness/insert-user.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';
import { runAsAdmin } from './admin-client.ts';

type UserAdminRow =
  | 'admin.figures'
  | 'user.list'
  | 'user.get'
  | 'user.setRole'
  | 'user.setLocked'
  | 'user.logs'
  | 'user.devices'
  | 'subscription.adminCreate'
  | 'subscription.adminUpdate'
  | 'subscription.discordList'
  | 'boisko.get';

const globalId = (id: number, type = 'User') => btoa(`${type}:${id}`).replace(/=+$/, '');
const day = 24 * 3_600_000;

/** Scenarios of user administration. */
export function userAdminScenarios(stack: () => Stack): Record<UserAdminRow, () => Promise<void>> {
  const run = runAsAdmin(stack);

  async function idOfEmail(email: string): Promise<number> {
    const [user] = await stack().db.select().from(users).where(eq(users.email, email));
    if (user === undefined) throw new Error(`${email} has no account.`);
    return user.id;
  }
  const idOf = (name: PersonaName) => idOfEmail(personas[name].email);

  return {
    async 'admin.figures'() {
      const query = `{ admin {
        counts { pendingPayments heldPayments matchesWithoutStats tipsToSettle runningImports
          users { all subscribed ending typers admins locked } }
        users(filter: ADMINS) { totalCount edges { node { role isService } } }
        payments(status: PENDING) { totalCount }
        tips(toSettle: true) { totalCount }
      } }`;
      interface Counted {
        totalCount: number;
      }
      const { admin } = await run<{
        admin: {
          counts: { pendingPayments: number; tipsToSettle: number; users: Record<string, number> };
          users: Counted & { edges: { node: { role: string; isService: boolean } }[] };
          payments: Counted;
          tips: Counted;
        };
      }>(query);
      expect(admin.counts.users).toMatchObject({
        all: (await stack().db.select().from(users)).length,
        admins: admin.users.totalCount,
      });
      expect(admin.users.edges.map(({ node }) => node)).toContainEqual({ role: 'ADMIN', isService: false });
      expect(admin.counts.pendingPayments).toBe(admin.payments.totalCount);
      expect(admin.counts.tipsToSettle).toBe(admin.tips.totalCount);
    },

    async 'user.list'() {
      interface Page {
        admin: { users: { totalCount: number; edges: { node: { userId: number; role: string } }[] } };
      }
      const query = `query ($page: Int, $search: String, $orderBy: UserOrder) {
        admin { users(first: 2, page: $page, search: $search, orderBy: $orderBy) {
          totalCount edges { node { userId role } }
        } }
      }`;
      const idsOf = ({ admin }: Page) => admin.users.edges.map(({ node }) => node.userId);
      const stored = await stack().db.select().from(users).orderBy(asc(users.id));
      const [first, second] = [await run<Page>(query), await run<Page>(query, { page: 2 })];
      expect(first.admin.users.totalCount).toBe(stored.length);
      expect([...idsOf(first), ...idsOf(second)]).toEqual(stored.slice(0, 4).map(({ id }) => id));
      const ranked = await run<Page>(query, { orderBy: { field: 'RANK', direction: 'ASC' } });
      expect(ranked.admin.users.edges[0]?.node.role).toBe('ADMIN');
      const found = await run<Page>(query, { search: 'STANDARDPLUS@' });
      expect(idsOf(found)).toEqual([await idOf('standardplus')]);
    },

    async 'user.get'() {
      const id = await idOf('vip');
      const query = `query ($id: Int!) { admin { user(userId: $id) {
        userId email subscription { planName } subscriptions { planName valuePln }
      } } }`;
      const found = await run<{ admin: { user: { subscriptions: { valuePln: number }[] } } }>(query, { id });
      expect(found.admin.user).toMatchObject({
        userId: id,
        email: personas.vip.email,
        subscription: { planName: 'vip' },
      });
      expect(found.admin.user.subscriptions[0]?.valuePln).toBeGreaterThan(0);
      expect(await run(query, { id: 2_000_000_000 })).toEqual({ admin: { user: null } });
    },

    async 'user.setRole'() {
      const mutation = `mutation ($id: ID!, $role: AssignableRole!) {
        setUserRole(input: { userId: $id, role: $role }) { user { role } errors { field code } }
      }`;
      const set = async (name: PersonaName, role: string) =>
        run(mutation, { id: globalId(await idOf(name)), role });
      expect(await set('expired', 'TYPER')).toEqual({ setUserRole: { user: { role: 'TYPER' }, errors: [] } });
      const client = await stack().signedIn('expired');
      expect(await client.data('{ viewer { user { isTyper } } }')).toEqual({
        viewer: { user: { isTyper: true } },
      });
      await set('expired', 'USER');
      expect(await set('admin', 'USER')).toEqual({
        setUserRole: { user: null, errors: [{ field: ['role'], code: 'LAST_ADMIN' }] },
      });
    },

    async 'user.setLocked'() {
      const mutation = `mutation ($id: ID!, $isLocked: Boolean!) {
        setUserLocked(input: { userId: $id, isLocked: $isLocked }) {
          user { email lockedAt subscriptions { planName } } errors { field code }
        }
      }`;
      const set = async (id: number, isLocked: boolean) => run(mutation, { id: globalId(id), isLocked });
      const email = await insertUser(stack().db, { plan: 'pro', createdAt: stack().clock.now() });
      const id = await idOfEmail(email);
      const client = await stack().client().signIn(email);
      const user = { email, subscriptions: [{ planName: 'pro' }] };
      const locked = await set(id, true);
      const [stored] = await stack().db.select().from(users).where(eq(users.id, id));
      expect(locked).toEqual({
        setUserLocked: { user: { ...user, lockedAt: stored?.lockedAt?.toISOString() }, errors: [] },
      });
      const { codes } = await client.run('{ viewer { user { email } } }');
      expect(codes).toEqual(['LOCKED']);
      expect(await set(id, false)).toEqual({
        setUserLocked: { user: { ...user, lockedAt: null }, errors: [] },
      });
      const again = await stack().client().signIn(email);
      expect(await again.data('{ viewer { user { email } } }')).toEqual({
        viewer: { user: { email: user.email } },
      });
      const refusals = [
        [await idOf('admin'), 'LAST_ADMIN'],
        [await idOfEmail('live@tipgraph.example'), 'SERVICE_ACCOUNT'],
      ] as const;
      for (const [refused, code] of refusals) {
        expect(await set(refused, true)).toEqual({
          setUserLocked: { user: null, errors: [{ field: ['isLocked'], code }] },
        });
      }
    },

    async 'user.logs'() {
      const id = await idOf('pro');
      const [user] = await stack().db.select().from(users).where(eq(users.id, id));
      const update = `mutation ($id: ID!) { updateUser(input: { userId: $id, notes: "Dzwonił" }) {
        user { notes logs(search: "dzwonil", first: 1) {
          totalCount edges { node { action author { email } changes { field before after } } }
        } } errors { code }
      } }`;
      const entry = {
        action: 'user.data',
        author: { email: personas.admin.email },
        changes: [{ field: 'notes', before: user?.notes ?? null, after: 'Dzwonił' }],
      };
      expect(await run(update, { id: globalId(id) })).toEqual({
        updateUser: {
          user: { notes: 'Dzwonił', logs: { totalCount: 1, edges: [{ node: entry }] } },
          errors: [],
        },
      });
      const [last] = await stack()
        .db.select()
        .from(userLogs)
        .where(eq(userLogs.userId, id))
        .orderBy(desc(userLogs.id));
      expect(last?.authorId).toBe(await idOf('admin'));
    },

    async 'user.devices'() {
      const id = await idOf('pro');
      const token = `contract-${'d'.repeat(60)}`;
      const now = stack().clock.now();
      const seen = { createdAt: now, seenAt: now };
      await stack()
        .db.insert(devices)
        .values({ userId: id, address: token, token, deviceType: 'android', lang: 'en', ...seen });
      const query = `query ($id: Int!, $search: String) { admin { user(userId: $id) {
        deviceCount devices(search: $search) { totalCount edges { node { type language service } } }
      } } }`;
      const node = { type: 'ANDROID', language: 'EN', service: null };
      expect(await run(query, { id, search: 'Android' })).toEqual({
        admin: { user: { deviceCount: 1, devices: { totalCount: 1, edges: [{ node }] } } },
      });
      expect(await run(query, { id, search: 'ios' })).toMatchObject({
        admin: { user: { devices: { totalCount: 0 } } },
      });
    },

    async 'subscription.adminCreate'() {
      const id = await idOf('expired');
      const grant = `mutation ($input: CreateUserSubscriptionInput!) {
        createUserSubscription(input: $input) { user { subscription { planName discord goq } } errors { field code } }
      }`;
      const input = { userId: globalId(id), planName: 'pro', months: 3, discord: true };
      expect(await run(grant, { input: { ...input, months: 99 } })).toEqual({
        createUserSubscription: { user: null, errors: [{ field: ['months'], code: 'OUT_OF_RANGE' }] },
      });
      const subscription = { planName: 'pro', discord: true, goq: false };
      expect(await run(grant, { input })).toEqual({
        createUserSubscription: { user: { subscription }, errors: [] },
      });
      expect(await run(grant, { input })).toEqual({
        createUserSubscription: { user: null, errors: [{ field: ['planName'], code: 'RUNNING' }] },
      });
      const client = await stack().signedIn('expired');
      expect(await client.data('{ viewer { activeSubscription { planName } } }')).toEqual({
        viewer: { activeSubscription: { planName: 'pro' } },
      });
    },

    async 'subscription.adminUpdate'() {
      const id = await idOf('standard');
      const { admin } = await run<{
        admin: { user: { subscription: { id: string; version: string; startsAt: string } } };
      }>('query ($id: Int!) { admin { user(userId: $id) { subscription { id version startsAt } } } }', {
        id,
      });
      const { id: subscriptionId, version, startsAt } = admin.user.subscription;
      const change = `mutation ($input: UpdateUserSubscriptionInput!) {
        updateUserSubscription(input: $input) { user { subscription { planName expiresAt goq } } errors { field code } }
      }`;
      const named = { userId: globalId(id), subscriptionId, version };
      expect(await run(change, { input: { ...named, expiresAt: startsAt } })).toEqual({
        updateUserSubscription: { user: null, errors: [{ field: ['expiresAt'], code: 'REVERSED' }] },
      });
      const expiresAt = new Date(stack().clock.now().getTime() + 90 * day).toISOString();
      const subscription = { planName: 'premium', expiresAt, goq: true };
      expect(await run(change, { input: { ...named, ...subscription } })).toEqual({
        updateUserSubscription: { user: { subscription }, errors: [] },
      });
      expect(await run(change, { input: { ...named, goq: false } })).toEqual({
        updateUserSubscription: { user: null, errors: [{ field: null, code: 'STALE' }] },
      });
      const [stored] = await stack()
        .db.select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, id))
        .orderBy(desc(subscriptions.expiresAt));
      expect(stored).toMatchObject({ goq: true, expiresAt: new Date(expiresAt) });
    },

    async 'subscription.discordList'() {
      const { admin } = await run<{
        admin: {
          discordUsers: { edges: { node: { user: { email: string }; discordName: string | null } }[] };
        };
      }>('{ admin { discordUsers { edges { node { user { email } discordName planName expiresAt } } } } }');
      const listed = admin.discordUsers.edges.map(({ node }) => node);
      expect(listed[0]).toMatchObject({
        user: { email: personas.nodiscord.email },
        discordName: null,
      });
      expect(listed).toContainEqual(
        expect.objectContaining({ user: { email: personas.vip.email }, planName: 'vip' }),
      );
    },

    async 'boisko.get'() {
      const visitor = await stack().client().open();
      await visitor.data('mutation { recordCampaignVisit { errors { code } } }');
      const { admin } = await run<{ admin: { campaignVisits: { date: string; visits: number }[] } }>(
        '{ admin { campaignVisits { date visits } } }',
      );
      const [days] = await stack().db.select({ total: count() }).from(campaignVisits);
      expect(admin.campaignVisits).toHaveLength(days?.total ?? 0);
      expect(admin.campaignVisits.at(-1)?.visits).toBeGreaterThan(0);
    },
  };
}
