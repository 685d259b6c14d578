import { desc, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { dropinfos } from '../../upstream/src/db/dropinfo-tables.ts';
import { leagues, plans, userLogs } from '../../upstream/src/db/tables.ts';
import { tips } from '../../upstream/src/db/tip-tables.ts';
import { countryName } from '../../upstream/src/league/country.ts';
import { isHiddenField, logField } from '../../web/src/routes/admin/users/user/lib/log-lines.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertTip } from '../harness/insert-tip.ts';
import { permissionName, personas } from '../harness/personas.ts';
import { makeProviderFolder, type ProviderFolder } from '../harness/provider-folder.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { accountScenarios } from './account-scenarios.ts';
import { alertScenarios } from './alert-scenarios.ts';
import { autofilterScenarios } from './autofilter-scenarios.ts';
import { catalogueRows, optionalRows, rowOf } from './catalogue-rows.ts';
import { dropRuleScenarios } from './drop-rule-scenarios.ts';
import { dropinfoFilterScenarios } from './dropinfo-filter-scenarios.ts';
import { fileScenarios } from './file-scenarios.ts';
import { leagueScenarios } from './league-scenarios.ts';
import { matchEditScenarios } from './match-edit-scenarios.ts';
import { matchScenarios } from './match-scenarios.ts';
import { moneyScenarios } from './money-scenarios.ts';
import { profileScenarios } from './profile-scenarios.ts';
import { providerScenarios } from './provider-scenarios.ts';
import { purchaseScenarios } from './purchase-scenarios.ts';
import { tipScenarios } from './tip-scenarios.ts';
import { userAdminScenarios } from './user-admin-scenarios.ts';

interface Connection<Node> {
  totalCount: number;
  edges: { node: Node }[];
}

interface TipNode {
  id: string;
  uid: string;
  status: string;
  cancelReason: string | null;
  profitUnits: number | null;
}

let stack: Stack;
let provider: ProviderFolder;
let admin: GraphClient;
let premium: GraphClient;
const callsBeyondCatalogue: string[] = [];

beforeAll(async () => {
  provider = await makeProviderFolder();
  stack = await startStack({ upstream: provider.settings });
  [admin, premium] = await Promise.all([stack.signedIn('admin'), stack.signedIn('premium')]);
});
afterAll(async () => {
  await stack.close();
  await provider.remove();
});
beforeEach(() => {
  stack.tap.calls.length = 0;
});
afterEach(() => {
  const strange = stack.tap.calls.filter(
    ({ method, path }) => rowOf(method, path) === null && !path.startsWith('/media/'),
  );
  callsBeyondCatalogue.push(...strange.map(({ method, path }) => `${method} ${path}`));
});

const nodes = <Node>({ edges }: Pick<Connection<Node>, 'edges'>): Node[] => edges.map(({ node }) => node);
const tipFields = 'id uid status cancelReason profitUnits';

const activeTip = async (): Promise<TipNode> => {
  const { uid } = await insertTip(stack.db, { createdAt: stack.clock.now() });
  const { tip } = await admin.data<{ tip: TipNode }>(
    `query ($uid: String!) { tip(uid: $uid) { ${tipFields} } }`,
    {
      uid,
    },
  );
  return tip;
};

const settle = async (tipId: string, result: string, cancelReason: string | null = null) => {
  const { settleTip } = await admin.data<{
    settleTip: { tip: TipNode | null; errors: { field: string[]; code: string }[] };
  }>(
    `mutation ($input: SettleTipInput!) { settleTip(input: $input) { tip { ${tipFields} } errors { field code } } }`,
    { input: { tipId, result, cancelReason } },
  );
  return settleTip;
};

/** Runs each call through the graph and compares the result with the upstream's database. */
const scenarios: Record<string, () => Promise<void>> = {
  ...accountScenarios(() => stack),
  ...profileScenarios(() => stack),
  ...alertScenarios(() => stack),
  ...autofilterScenarios(() => stack),
  ...leagueScenarios(() => stack),
  ...matchScenarios(() => stack),
  ...matchEditScenarios(() => stack),
  ...providerScenarios(() => stack),
  ...purchaseScenarios(() => stack),
  ...dropinfoFilterScenarios(() => stack),
  ...dropRuleScenarios(() => stack),
  ...fileScenarios(() => stack),
  ...userAdminScenarios(() => stack),
  ...tipScenarios(() => stack),
  ...moneyScenarios(() => stack),

  async 'auth.signIn'() {
    const client = await stack.client().open();
    const { signIn } = await client.data<{ signIn: unknown }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { user { email isAdmin } } errors { code } } }',
      { input: { email: personas.pro.email, password: 'tipgraph-demo' } },
    );
    expect(signIn).toEqual({ viewer: { user: { email: personas.pro.email, isAdmin: false } }, errors: [] });
    expect(client.credentials).toMatchObject({ uid: personas.pro.email, 'token-type': 'Bearer' });
  },

  async 'auth.signOut'() {
    const client = await stack.signedIn('pro');
    const { signOut } = await client.data<{ signOut: unknown }>('mutation { signOut { errors { code } } }');
    expect(signOut).toEqual({ errors: [] });
    expect(await client.data('{ viewer { user { email } } }')).toEqual({ viewer: null });
  },

  async 'auth.validateToken'() {
    const client = await stack.signedIn('nodiscord');
    const { viewer } = await client.data<{ viewer: unknown }>(
      '{ viewer { user { email discordName isAdmin isTyper } activeSubscription { planName discord } } }',
    );
    expect(viewer).toEqual({
      user: { email: personas.nodiscord.email, discordName: null, isAdmin: false, isTyper: false },
      activeSubscription: { planName: personas.nodiscord.plan, discord: true },
    });
  },

  async 'plan.list'() {
    const stored = (await stack.db.select().from(plans)).sort((a, b) => a.position - b.position);
    const reply = await stack
      .client()
      .data<{ plans: { name: string; pricePln: number; permissions: string[] }[] }>(
        '{ plans { name pricePln permissions } }',
      );
    expect(reply.plans).toEqual(
      stored.map((plan) => ({
        name: plan.name,
        pricePln: plan.priceGrosz / 100,
        permissions: plan.permissions.map(permissionName),
      })),
    );
  },

  async 'user.dashboard'() {
    const { viewer } = await admin.data<{
      viewer: {
        dashboard: Record<'specialTips' | 'defaultTips' | 'aiTips', { type: string; number: number }[]>;
      };
    }>(
      `{ viewer { dashboard {
        specialTips { type number } defaultTips { type number } aiTips { type number } dropinfos { uid } limitedPlanWarning
      } } }`,
    );
    const kinds = { specialTips: 'SPECIAL', defaultTips: 'DEFAULT', aiTips: 'AI' } as const;
    for (const [section, type] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
      const list = viewer.dashboard[section];
      expect(list.length, section).toBeGreaterThan(0);
      expect(new Set(list.map((tip) => tip.type)), section).toEqual(new Set([type]));
    }
  },

  async 'dropinfo.list'() {
    const stored = new Map((await stack.db.select().from(dropinfos)).map((row) => [row.uid, row]));
    const reply = await premium.data<{
      dropinfos: Connection<{ uid: string; drop: number; minutesToKickOff: number }>;
    }>('{ dropinfos(first: 300) { totalCount edges { node { uid drop minutesToKickOff } } } }');
    const list = nodes(reply.dropinfos);
    expect(list.length).toBe(Math.min(reply.dropinfos.totalCount, 300));
    expect(list.length).toBeGreaterThan(0);
    for (const { uid, ...shown } of list) {
      const row = stored.get(uid);
      expect(shown, uid).toEqual({ drop: row?.drop, minutesToKickOff: row?.timebetween });
    }
  },

  async 'dropinfo.history'() {
    const [stored] = await stack.db.select().from(dropinfos).orderBy(desc(dropinfos.createdAt)).limit(1);
    type History = {
      edges: { node: { side: string; at: string; odds: number } }[];
      openedAt: string;
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    const read = async (variables: object) =>
      (
        await premium.data<{ dropinfo: { dropped: { odds: number }; history: History } }>(
          `query ($uid: String!, $first: Int!, $after: String) { dropinfo(uid: $uid) { dropped { odds }
            history(first: $first, after: $after) {
              openedAt pageInfo { hasNextPage endCursor } edges { node { side at odds } } } } }`,
          { uid: stored?.uid, ...variables },
        )
      ).dropinfo;
    const whole = await read({ first: 300 });
    const first = await read({ first: 1 });
    const rest = await read({ first: 300, after: first.history.pageInfo.endCursor });
    expect(nodes(whole.history).findLast(({ side }) => side === 'DROPPED')?.odds).toBe(whole.dropped.odds);
    expect([...nodes(first.history), ...nodes(rest.history)]).toEqual(nodes(whole.history));
    expect([first.history.pageInfo.hasNextPage, rest.history.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(Date.parse(whole.history.openedAt)).toBeLessThan(Date.now());
  },
  async 'dropinfo.filters'() {
    const reply = await premium.data<{ dropinfoFilters: { id: string; name: string }[] }>(
      '{ dropinfoFilters { id name } }',
    );
    expect(reply.dropinfoFilters.length).toBeGreaterThan(0);
  },

  async 'tip.list'() {
    const stored = await stack.db
      .select()
      .from(tips)
      .where(ne(tips.tipStatus, 'tip_deleted'))
      .orderBy(desc(tips.createdAt), desc(tips.idx));
    const reply = await admin.data<{ tips: Connection<{ uid: string; number: number }> }>(
      '{ tips(first: 300) { totalCount edges { node { uid number } } } }',
    );
    expect(reply.tips.totalCount).toBe(stored.length);
    expect(nodes(reply.tips)).toEqual(stored.slice(0, 300).map(({ uid, idx }) => ({ uid, number: idx })));
  },

  async 'tip.get'() {
    const tip = await activeTip();
    const { tip: found } = await premium.data<{ tip: unknown }>(
      'query ($uid: String!) { tip(uid: $uid) { id uid status } }',
      { uid: tip.uid },
    );
    expect(found).toEqual({ id: tip.id, uid: tip.uid, status: 'ACTIVE' });
  },

  async 'tip.setSuccess'() {
    const tip = await activeTip();
    const settled = await settle(tip.id, 'SUCCESS');
    expect(settled).toMatchObject({ errors: [], tip: { uid: tip.uid, status: 'SUCCESS' } });
    expect(settled.tip?.profitUnits).toBeGreaterThan(0);
    expect(await storedStatus(tip.uid)).toBe('tip_success');
  },

  async 'tip.setFail'() {
    const tip = await activeTip();
    const settled = await settle(tip.id, 'FAIL');
    expect(settled).toMatchObject({ errors: [], tip: { uid: tip.uid, status: 'FAIL' } });
    expect(settled.tip?.profitUnits).toBeLessThan(0);
    expect(await storedStatus(tip.uid)).toBe('tip_fail');
  },

  async 'tip.setCancel'() {
    const tip = await activeTip();
    expect(await settle(tip.id, 'CANCEL', ' ')).toEqual({
      tip: null,
      errors: [{ field: ['cancelReason'], code: 'BLANK' }],
    });
    expect(await settle(tip.id, 'CANCEL', 'Mecz przełożony')).toEqual({
      tip: { ...tip, status: 'CANCEL', cancelReason: 'Mecz przełożony', profitUnits: 0 },
      errors: [],
    });
    expect(await storedStatus(tip.uid)).toBe('tip_cancel');
  },

  async 'league.list'() {
    const stored = await stack.db.select().from(leagues);
    const reply = await premium.data<{
      leagues: Connection<{ name: string; country: string; seasons: unknown[] }>;
    }>('{ leagues(first: 300) { totalCount edges { node { name country seasons { year name } } } } }');
    expect(reply.leagues.totalCount).toBe(stored.length);
    expect(new Set(nodes(reply.leagues).map(({ name, country }) => `${name}/${country}`))).toEqual(
      new Set(stored.map(({ name, country }) => `${name}/${countryName(country, 'pl')}`)),
    );
  },
};

async function storedStatus(uid: string): Promise<string | undefined> {
  return (await stack.db.select().from(tips)).find((row) => row.uid === uid)?.tipStatus;
}

const rowIds = catalogueRows.map(({ id }) => id);
const testedRows = [...catalogueRows, ...optionalRows];
const testedIds = testedRows.map(({ id }) => id);

describe('the catalogue', () => {
  test('has 82 calls', () => {
    expect(new Set(rowIds).size).toBe(82);
    expect(rowIds).toHaveLength(82);
  });

  test('has exactly one scenario for each call, optional ones included', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(testedIds.toSorted());
  });

  test('lists exactly the calls of the gateway', () => {
    expect(allEndpoints.map(({ id, method }) => `${id} ${method}`).toSorted()).toEqual(
      testedRows.map(({ id, method }) => `${id} ${method}`).toSorted(),
    );
  });

  test.each(testedIds)('%s works through the gateway', async (id) => {
    await scenarios[id]?.();
    const made = stack.tap.calls.filter(({ method, path }) => rowOf(method, path)?.id === id);
    expect(made.map((call) => call.status)).toContain(200);
  });

  test('the web app has a text for every logged field', async () => {
    const rows = await stack.db.select().from(userLogs);
    const names = rows.flatMap(({ action, details: { before, after, ...about } }) =>
      [about, before, after].flatMap((fields) => Object.keys(fields ?? {})).map((name) => ({ action, name })),
    );
    expect(new Set(names.map(({ action }) => action)).size).toBeGreaterThan(20);
    expect(names.filter(({ action, name }) => !logField(action, name) && !isHiddenField(name, []))).toEqual(
      [],
    );
  });

  test('the gateway makes only known calls', () => {
    expect(callsBeyondCatalogue).toEqual([]);
  });
});
