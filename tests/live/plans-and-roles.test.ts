import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../gateway/src/guard/limits.ts';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import { dropinfoFilters } from '../../upstream/src/db/dropinfo-tables.ts';
import { collectLive, type LiveData, type LiveOutcome } from '../harness/collect-live.ts';
import { readEventStream } from '../harness/event-stream.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertTip, latestIdx } from '../harness/insert-tip.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type PermissionName, type Persona, type PersonaName, personas } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

/** A tip of this test. */
interface Probe {
  uid: string;
  id: string;
  permission: PermissionName;
  number: number;
}

type Caller = 'guest' | PersonaName;

const kinds = [
  ['default', 'DEFAULT_TIPS'],
  ['special', 'SPECIAL_TIPS'],
  ['chatgpt', 'AI_TIPS'],
] as const;
/** The least common multiple of the plans' intervals. */
const commonInterval = 84;
/** Offsets from a multiple of it, shown by: every plan, every 7th only, every 6th only, every 4th only, none of these. */
const offsets = [0, 7, 6, 4, 1];

const filterName = 'A league without matches';
const dropinfosAdded = `subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } } }`;
const statusesChanged = `subscription ($after: String) { tipStatusesChanged(after: $after) { tips { uid status } } }`;

const callers: Caller[] = ['guest', ...(Object.keys(personas) as PersonaName[])];
const personOf = (caller: Caller): Persona | null => (caller === 'guest' ? null : personas[caller]);

let stack: Stack;
let probes: Probe[];
/** Visible to all callers that see any tip, and settled last. */
let lastProbe: Probe;
/** Visible to all callers that see dropinfos. */
let newDropinfos: string[];
let filterId: string;
const clients = new Map<Caller, GraphClient>();
/** By caller, query and transport. */
const outcomes = new Map<string, LiveOutcome>();

beforeAll(async () => {
  stack = await startStack({ rotateTokens: false, awaitsEvents: true });
  for (const caller of callers) {
    const client = caller === 'guest' ? await stack.client().open() : await stack.signedIn(caller);
    clients.set(caller, client);
  }
  [probes, lastProbe] = await writeProbes();
  await stack.db
    .insert(dropinfoFilters)
    .values({ name: filterName, position: 99, leagueIds: [2_000_000_000] });
  const { dropinfoFilters: filters } = await clientOf('admin').data<{
    dropinfoFilters: { id: string; name: string }[];
  }>('{ dropinfoFilters { id name } }');
  filterId = filters.find(({ name }) => name === filterName)?.id ?? '';
  await subscribeAll();
}, 120_000);
afterAll(() => stack.close());

function clientOf(caller: Caller): GraphClient {
  const client = clients.get(caller);
  if (!client) throw new Error(`${caller} has no client.`);
  return client;
}

/** Writes a tip of each kind for each offset, and the last one. */
async function writeProbes(): Promise<[Probe[], Probe]> {
  const first = (Math.floor((await latestIdx(stack.db)) / commonInterval) + 1) * commonInterval;
  const wanted = kinds.flatMap(([tipType], index) =>
    offsets.map((offset) => ({ tipType, idx: first + index * commonInterval + offset })),
  );
  const written = new Set<string>();
  for (const tip of [
    ...wanted,
    { tipType: 'default' as const, idx: first + kinds.length * commonInterval },
  ]) {
    const { uid } = await insertTip(stack.db, { ...tip, qualityValue: 1.2, createdAt: stack.clock.now() });
    written.add(uid);
  }
  const { tips } = await clientOf('admin').data<{
    tips: { edges: { node: { id: string; uid: string; number: number; type: string } }[] };
  }>('{ tips(first: 50) { edges { node { id uid number type } } } }');
  const found = tips.edges
    .map(({ node: { type, ...tip } }) => ({ ...tip, permission: `${type}_TIPS` as PermissionName }))
    .filter(({ uid }) => written.has(uid))
    .sort((a, b) => a.number - b.number);
  const last = found.pop();
  if (!last || found.length !== wanted.length) throw new Error('The tips were not written.');
  return [found, last];
}

/** A new session for each caller, since each connection gets rotated tokens of its own. */
const newSessions = () =>
  Promise.all(
    callers.map(async (caller) => (caller === 'guest' ? null : (await stack.signedIn(caller)).credentials)),
  );

/** Subscribes every caller to both fields over both transports, causes the events and stores what each received. */
async function subscribeAll(): Promise<void> {
  const streams = new AbortController();
  const after = await clientOf('admin').liveCursor();
  const sessions = await newSessions();
  const sockets = (await newSessions()).map((credentials) => new LiveSocket(stack.url, credentials));
  await Promise.all(sockets.map((socket) => socket.acknowledged));
  const subscriptions = callers.flatMap((caller, index) =>
    [dropinfosAdded, statusesChanged].flatMap((query) => [
      {
        caller,
        query,
        transport: 'WebSocket',
        results: sockets[index]?.subscribe<LiveData>(query, { after }),
      },
      {
        caller,
        query,
        transport: 'SSE',
        results: readEventStream<LiveData>(stack.url, {
          query,
          variables: { after },
          credentials: sessions[index] ?? null,
          signal: streams.signal,
        }),
      },
    ]),
  );
  const settled = sockets.at(-1)?.subscribe<LiveData>(statusesChanged, { after });
  const settle = (id: string) =>
    clientOf('admin').data(
      'mutation ($id: ID!) { settleTip(input: { tipId: $id, result: FAIL }) { tip { id } } }',
      { id },
    );
  newDropinfos = [
    (await insertDropinfo(stack.db, { createdAt: stack.clock.now() })).uid,
    (await insertDropinfo(stack.db, { createdAt: stack.clock.now() })).uid,
  ];
  for (const { id } of probes) await settle(id);
  // The last probe is settled after all other events have arrived.
  if (settled)
    await collectLive(
      settled,
      probes.map(({ uid }) => uid),
    );
  await settle(lastProbe.id);
  await Promise.all(
    subscriptions.map(async ({ caller, query, transport, results }) => {
      if (!results) throw new Error('There is no socket.');
      const expected = query === statusesChanged ? [lastProbe.uid] : newDropinfos;
      outcomes.set(`${caller} ${query} ${transport}`, await collectLive(results, expected));
    }),
  );
  streams.abort();
  await Promise.all(sockets.map((socket) => socket.close()));
}

const mayUse = (person: Persona | null, permission: PermissionName): boolean =>
  person?.permissions.includes(permission) ?? false;

/** The uids of the probes that a persona may see. */
const visibleProbes = (person: Persona | null): string[] =>
  [...probes, lastProbe]
    .filter(
      ({ permission, number }) =>
        mayUse(person, permission) && person?.everyNth && number % person.everyNth === 0,
    )
    .map(({ uid }) => uid);

const refusalCode = (person: Persona | null): string => (person === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** The uids of the probes in a list, in order. */
const probesIn = (list: readonly { uid: string }[]): string[] => {
  const uids = new Set(list.map(({ uid }) => uid));
  return [...probes, lastProbe].map(({ uid }) => uid).filter((uid) => uids.has(uid));
};

interface Connection {
  edges: { node: { uid: string } }[];
}
const nodesOf = ({ edges }: Connection) => edges.map(({ node }) => node);

describe.each(callers)('%s', (caller) => {
  const person = personOf(caller);

  test.each([
    ['tips', 'TIPS', '{ list: tips(first: 100) { edges { node { uid } } } }'],
    ['tips with a quality value', 'GOQ', '{ list: goqTips(first: 100) { edges { node { uid } } } }'],
  ] as const)('lists the %s that the plan shows', async (_, permission, query) => {
    if (!mayUse(person, permission)) {
      return expect((await clientOf(caller).run(query)).codes).toEqual([refusalCode(person)]);
    }
    const { list } = await clientOf(caller).data<{ list: Connection }>(query);
    expect(probesIn(nodesOf(list))).toEqual(visibleProbes(person));
  });

  test('finds listed tips by uid and by id, and gets the answer of an unknown tip for all others', async () => {
    const find = async (wanted: readonly Pick<Probe, 'uid' | 'id'>[]) => {
      const fields = wanted.map(
        ({ uid, id }, at) => `tip${at}: tip(uid: "${uid}") { uid } node${at}: node(id: "${id}") { id }`,
      );
      const { data, errors } = await clientOf(caller).run(`{ ${fields.join(' ')} }`);
      return wanted.map((_, at) =>
        [`tip${at}`, `node${at}`].map((alias) => ({
          value: data?.[alias],
          codes: errors.filter(({ path }) => path?.[0] === alias).map(({ extensions }) => extensions?.code),
        })),
      );
    };
    const [unknown] = await find([{ uid: 'no-such-tip', id: toGlobalId('Tip', 2_000_000_000) }]);
    expect(unknown).toMatchObject([{ value: null }, { value: null }]);
    const shown = new Set(visibleProbes(person));
    for (let from = 0; from < probes.length; from += limits.aliases / 2) {
      const some = probes.slice(from, from + limits.aliases / 2);
      const expected = some.map(({ uid, id }) => [
        { value: { uid }, codes: [] },
        { value: { id }, codes: [] },
      ]);
      expect(await find(some)).toEqual(some.map(({ uid }, at) => (shown.has(uid) ? expected[at] : unknown)));
    }
  });

  test('sees the dashboard sections that the plan includes', async () => {
    const { data } = await clientOf(caller).run<{
      viewer: { dashboard: Record<string, { uid: string }[] | object[] | null> } | null;
    }>(`{ viewer { dashboard {
      SPECIAL_TIPS: specialTips { uid } DEFAULT_TIPS: defaultTips { uid } AI_TIPS: aiTips { uid }
      DROPINFO: dropinfos { uid } STATS: leagues { league { id } } AUTOFILTERS: autofilterMatches { match { id } }
    } } }`);
    if (person === null) return expect(data?.viewer).toBeNull();
    const sections = Object.entries(data?.viewer?.dashboard ?? {});
    expect(sections).toHaveLength(6);
    for (const [permission, list] of sections) {
      expect(list !== null, permission).toBe(mayUse(person, permission as PermissionName));
    }
    const tips = kinds.flatMap(([, permission]) => data?.viewer?.dashboard[permission] ?? []) as {
      uid: string;
    }[];
    expect(probesIn(tips)).toEqual(visibleProbes(person));
  });

  test('sees and filters dropinfos as the plan includes', async () => {
    const query = `query ($filter: ID) {
      every: dropinfos(first: 300) { edges { node { uid } } }
      filtered: dropinfos(first: 300, filter: { leagueFilterId: $filter }) { edges { node { uid } } }
    }`;
    if (!mayUse(person, 'DROPINFO')) {
      const reply = await clientOf(caller).run(query, { filter: filterId });
      return expect(reply.codes).toEqual(Array(2).fill(refusalCode(person)));
    }
    const { every, filtered } = await clientOf(caller).data<Record<'every' | 'filtered', Connection>>(query, {
      filter: filterId,
    });
    expect(nodesOf(every)).toEqual(expect.arrayContaining(newDropinfos.map((uid) => ({ uid }))));
    expect(nodesOf(filtered)).toEqual(mayUse(person, 'DROPINFO_FILTERS') ? [] : nodesOf(every));
  });

  test.each(['WebSocket', 'SSE'])('receives over %s exactly what the lists show', (transport) => {
    const received = (query: string) => {
      const outcome = outcomes.get(`${caller} ${query} ${transport}`);
      return outcome && 'uids' in outcome ? { uids: outcome.uids.toSorted() } : outcome;
    };
    const refused = { refused: [refusalCode(person)] };
    const dropinfos = { uids: newDropinfos.toSorted() };
    expect(received(dropinfosAdded)).toEqual(mayUse(person, 'DROPINFO') ? dropinfos : refused);
    expect(received(statusesChanged)).toEqual(
      mayUse(person, 'TIPS') ? { uids: visibleProbes(person).toSorted() } : refused,
    );
  });
});
