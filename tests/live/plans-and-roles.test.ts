import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import { dropinfoFilters } from '../../upstream/src/db/dropinfo-tables.ts';
import { readEventStream } from '../harness/event-stream.ts';
import type { GraphClient, GraphReply } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertTip, latestIdx } from '../harness/insert-tip.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type PermissionName, type Persona, type PersonaName, personas } from '../harness/personas.ts';
import { type LiveData, type SeenLive, seenLive } from '../harness/seen-live.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

/** A tip that was written for this test. */
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
/** The least number that every plan's n divides. */
const all = 84;
/** Above a multiple of `all`: seen by every plan, by every 7th alone, every 6th alone, every 4th alone, and by none of these. */
const steps = [0, 7, 6, 4, 1];

const filterName = 'A league without matches';
const dropinfosAdded = `subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } } }`;
const statusesChanged = `subscription ($after: String) { tipStatusesChanged(after: $after) { tips { uid status } } }`;

const callers: Caller[] = ['guest', ...(Object.keys(personas) as PersonaName[])];
const personOf = (caller: Caller): Persona | null => (caller === 'guest' ? null : personas[caller]);

let stack: Stack;
let probes: Probe[];
/** Seen by everybody who sees any tip, and settled as the last one. */
let lastProbe: Probe;
/** In the order of their coming; everybody who sees dropinfos sees both. */
let newDropinfos: string[];
let filterId: string;
const clients = new Map<Caller, GraphClient>();
const seen = new Map<string, SeenLive>();

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
  await watchAll();
}, 120_000);
afterAll(() => stack.close());

function clientOf(caller: Caller): GraphClient {
  const client = clients.get(caller);
  if (!client) throw new Error(`${caller} has no client.`);
  return client;
}

/** Writes a tip of each kind for each step, and the last one. */
async function writeProbes(): Promise<[Probe[], Probe]> {
  const first = (Math.floor((await latestIdx(stack.db)) / all) + 1) * all;
  const wanted = kinds.flatMap(([tipType], at) =>
    steps.map((step) => ({ tipType, idx: first + at * all + step })),
  );
  const written = new Set<string>();
  for (const tip of [...wanted, { tipType: 'default' as const, idx: first + kinds.length * all }]) {
    const { uid } = await insertTip(stack.db, { ...tip, qualityValue: 1.2, createdAt: stack.clock.now() });
    written.add(uid);
  }
  const { tips } = await clientOf('admin').data<{
    tips: { edges: { node: { id: string; uid: string; number: number; type: string } }[] };
  }>('{ tips(first: 50) { edges { node { id uid number type } } } }');
  const found = tips.edges
    .map(({ node: { type, ...tip } }) => ({ ...tip, permission: `${type}_TIPS` as PermissionName }))
    .filter(({ uid }) => written.has(uid))
    .sort((one, other) => one.number - other.number);
  const last = found.pop();
  if (!last || found.length !== wanted.length) throw new Error('The tips were not written.');
  return [found, last];
}

/** Credentials of every caller's further device: what it is told of its next token no other device hears. */
const furtherDevices = () =>
  Promise.all(
    callers.map(async (caller) => (caller === 'guest' ? null : (await stack.signedIn(caller)).credentials)),
  );

/** Has every caller listen to both subscriptions in both ways while all that is new happens; keeps what each saw. */
async function watchAll(): Promise<void> {
  const streams = new AbortController();
  const { liveCursor: after } = await clientOf('admin').data<{ liveCursor: string }>('{ liveCursor }');
  const readers = await furtherDevices();
  const sockets = (await furtherDevices()).map((credentials) => new LiveSocket(stack.url, credentials));
  await Promise.all(sockets.map((socket) => socket.acknowledged));
  const subscriptions = callers.flatMap((caller, at) =>
    [dropinfosAdded, statusesChanged].flatMap((query) => [
      { caller, query, way: 'WebSocket', results: sockets[at]?.subscribe<LiveData>(query, { after }) },
      {
        caller,
        query,
        way: 'SSE',
        results: readEventStream<LiveData>(stack.url, {
          query,
          variables: { after },
          credentials: readers[at] ?? null,
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
  // Only then the last one, so that nothing can come after it.
  if (settled)
    await seenLive(
      settled,
      probes.map(({ uid }) => uid),
    );
  await settle(lastProbe.id);
  await Promise.all(
    subscriptions.map(async ({ caller, query, way, results }) => {
      if (!results) throw new Error('There is no socket.');
      const awaited = query === statusesChanged ? [lastProbe.uid] : newDropinfos;
      seen.set(`${caller} ${query} ${way}`, await seenLive(results, awaited));
    }),
  );
  streams.abort();
  await Promise.all(sockets.map((socket) => socket.close()));
}

const holds = (person: Persona | null, permission: PermissionName): boolean =>
  person?.permissions.includes(permission) ?? false;

/** The probes that the offer promises somebody, by uid. */
const promised = (person: Persona | null): string[] =>
  [...probes, lastProbe]
    .filter(
      ({ permission, number }) =>
        holds(person, permission) && person?.everyNth && number % person.everyNth === 0,
    )
    .map(({ uid }) => uid);

const refusalOf = (person: Persona | null): string => (person === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** Of the uids in a list those that were written for this test, in order. */
const probesIn = (list: readonly { uid: string }[]): string[] => {
  const uids = new Set(list.map(({ uid }) => uid));
  return [...probes, lastProbe].map(({ uid }) => uid).filter((uid) => uids.has(uid));
};

const codesOf = ({ errors }: { errors: GraphReply<unknown>['errors'] }) =>
  errors.map((error) => error.extensions?.code);

interface Connection {
  edges: { node: { uid: string } }[];
}
const nodesOf = ({ edges }: Connection) => edges.map(({ node }) => node);

describe.each(callers)('%s', (caller) => {
  const person = personOf(caller);

  test.each([
    ['tips', 'TIPS', '{ list: tips(first: 100) { edges { node { uid } } } }'],
    ['tips with a quality value', 'GOQ', '{ list: goqTips(first: 100) { edges { node { uid } } } }'],
  ] as const)('sees in the list of %s what the plan shows', async (_, permission, query) => {
    if (!holds(person, permission)) {
      return expect(codesOf(await clientOf(caller).run(query))).toEqual([refusalOf(person)]);
    }
    const { list } = await clientOf(caller).data<{ list: Connection }>(query);
    expect(probesIn(nodesOf(list))).toEqual(promised(person));
  });

  test('finds by deep link and by id what the list shows, and of all else not even that it is there', async () => {
    const find = (uid: string, id: string) =>
      clientOf(caller).run<{ tip: { uid: string } | null; node: { id: string } | null }>(
        'query ($uid: String!, $id: ID!) { tip(uid: $uid) { uid } node(id: $id) { id } }',
        { uid, id },
      );
    const unknown = await find('no-such-tip', toGlobalId('Tip', 2_000_000_000));
    const shown = new Set(promised(person));
    for (const { uid, id } of probes) {
      const reply = await find(uid, id);
      if (shown.has(uid)) expect(reply).toMatchObject({ errors: [], data: { tip: { uid }, node: { id } } });
      else
        expect([reply.status, reply.data, codesOf(reply)]).toEqual([
          unknown.status,
          unknown.data,
          codesOf(unknown),
        ]);
    }
  });

  test('sees the sections of the dashboard that the plan includes', async () => {
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
      expect(list !== null, permission).toBe(holds(person, permission as PermissionName));
    }
    const tips = kinds.flatMap(([, permission]) => data?.viewer?.dashboard[permission] ?? []) as {
      uid: string;
    }[];
    expect(probesIn(tips)).toEqual(promised(person));
  });

  test('sees dropinfos when the plan includes them, and filters them only when it includes that', async () => {
    const query = `query ($filter: ID) {
      every: dropinfos(first: 300) { edges { node { uid } } }
      filtered: dropinfos(first: 300, filter: { leagueFilterId: $filter }) { edges { node { uid } } }
    }`;
    if (!holds(person, 'DROPINFO')) {
      const reply = await clientOf(caller).run(query, { filter: filterId });
      return expect(codesOf(reply)).toEqual(Array(2).fill(refusalOf(person)));
    }
    const { every, filtered } = await clientOf(caller).data<Record<'every' | 'filtered', Connection>>(query, {
      filter: filterId,
    });
    expect(nodesOf(every)).toEqual(expect.arrayContaining(newDropinfos.map((uid) => ({ uid }))));
    expect(nodesOf(filtered)).toEqual(holds(person, 'DROPINFO_FILTERS') ? [] : nodesOf(every));
  });

  test.each(['WebSocket', 'SSE'])('hears over %s of what the lists show, and of nothing else', (way) => {
    const heard = (query: string) => {
      const heardOf = seen.get(`${caller} ${query} ${way}`);
      return heardOf && 'uids' in heardOf ? { uids: heardOf.uids.toSorted() } : heardOf;
    };
    const refused = { refused: [refusalOf(person)] };
    const dropinfos = { uids: newDropinfos.toSorted() };
    expect(heard(dropinfosAdded)).toEqual(holds(person, 'DROPINFO') ? dropinfos : refused);
    expect(heard(statusesChanged)).toEqual(
      holds(person, 'TIPS') ? { uids: promised(person).toSorted() } : refused,
    );
  });
});
