import { setTimeout as pause } from 'node:timers/promises';
import type { GraphClient } from '../harness/graph-client.ts';
import { makePng } from '../harness/make-png.ts';

const queries = [
  '{ plans { name pricePln } }',
  '{ viewer { user { email } } tips { totalCount } dropinfos(first: 5) { edges { node { uid } } } }',
  '{ viewer { user { email } payments { totalCount } } }',
  '{ leagues(first: 10) { edges { node { id name } } } }',
  '{ tips { edges { node { uid status } } } liveCursor }',
];
const favourite = `mutation ($id: ID!, $value: Boolean!) {
  setLeagueFavourite(input: { leagueId: $id, value: $value }) { errors { code } }
}`;
const publish = `mutation ($input: CreateTipInput!) {
  createTip(input: $input) { tip { version } errors { field code } }
}`;
const maxPauseMs = 300;

/** Counts by error code; `OK` without errors. */
export type Outcomes = Map<string, number>;

/** The id of a league. */
export async function firstLeague(client: GraphClient): Promise<string> {
  const { leagues } = await client.data<{ leagues: { edges: { node: { id: string } }[] } }>(
    '{ leagues(first: 1) { edges { node { id } } } }',
  );
  return leagues.edges[0]?.node.id ?? '';
}

/** Sends one random operation after another until `isOver`. */
export async function visit(
  client: GraphClient,
  options: {
    readonly leagueId: string;
    readonly publishes: boolean;
    readonly random: () => number;
    readonly isOver: () => boolean;
    readonly outcomes: Outcomes;
    /** Called with each response time in milliseconds. */
    readonly onAnswer?: (ms: number) => void;
  },
): Promise<void> {
  const { leagueId, publishes, random, isOver, outcomes, onAnswer } = options;

  function sendNext() {
    const kind = random();
    if (kind < 0.1) return client.run(favourite, { id: leagueId, value: random() < 0.5 });
    if (kind < 0.15 && publishes) {
      const input = {
        title: 'a',
        tip: 'b',
        type: 'DEFAULT',
        odds: 2,
        stake: 1,
        kickOff: '2030-01-01T18:00:00Z',
      };
      const files = { 'variables.input.images.0': makePng(50_000) };
      return client.upload(publish, { input: { ...input, images: [null] } }, files);
    }
    return client.run(queries[Math.floor(random() * queries.length)] ?? '{ plans { name } }');
  }

  while (!isOver()) {
    const start = performance.now();
    const { errors } = await sendNext();
    onAnswer?.(performance.now() - start);
    const codes = errors.length === 0 ? ['OK'] : errors.map(({ extensions }) => extensions?.code ?? 'none');
    for (const code of codes) outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    await pause(random() * maxPauseMs);
  }
}
