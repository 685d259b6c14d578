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
const longestPauseMs = 300;

/** What visitors got: OK, or the codes of the errors, each with its count. */
export type Outcomes = Map<string, number>;

/** One browser that asks one thing after another until `isOver`. */
export async function visit(
  client: GraphClient,
  options: {
    readonly leagueId: string;
    readonly publishes: boolean;
    readonly random: () => number;
    readonly isOver: () => boolean;
    readonly outcomes: Outcomes;
    /** Told how long each answer took, milliseconds. */
    readonly onAnswer?: (ms: number) => void;
  },
): Promise<void> {
  const { leagueId, publishes, random, isOver, outcomes, onAnswer } = options;

  function ask() {
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
    const began = performance.now();
    const { errors } = await ask();
    onAnswer?.(performance.now() - began);
    const codes = errors.length === 0 ? ['OK'] : errors.map(({ extensions }) => extensions?.code ?? 'none');
    for (const code of codes) outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    await pause(random() * longestPauseMs);
  }
}
