import type { Aim } from '../lib/aims.ts';
import { markdownTable } from '../lib/markdown-table.ts';
import { type Figure, figureOf, isSteady, ratioOf, show, showSpread } from '../lib/statistics.ts';
import { barePeer, dutifulPeer, limitShape, type MeasuredOperation, ours, type Rounds } from './measure.ts';

type Results = ReadonlyMap<string, Rounds>;

/** The gateway's aims relative to limit-shape, by operation. */
const aims: Readonly<Record<string, { first: number; repeated: number }>> = {
  plans: { first: 0.8, repeated: 1.1 },
  dashboard: { first: 1, repeated: 3.5 },
  '200 dropinfos': { first: 1.5, repeated: 8 },
  '20 matches': { first: 0.85, repeated: 2 },
};
const aimOverDutifulPeer = 1.1;
/** The number of operations on which the gateway should cost no more than the peer without duties. */
const aimOverBarePeer = 3;
const aimOfAllocation = 0.5;

function roundsOf(results: Results, name: string): Rounds {
  const found = results.get(name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}

/** The throughput ratio of two servers for the same processor time. */
const ratio = (results: Results, name: string, other: string): Figure =>
  ratioOf(roundsOf(results, other).processorMs, roundsOf(results, name).processorMs);

/** The servers' figures with ratios to limit-shape. */
export function operationTables(measured: readonly MeasuredOperation[]): string {
  const head = ['operation', 'server', 'processor ms', '÷ limit-shape', 'rounds', 'KB allocated'];
  const table = (kind: 'first' | 'repeated') =>
    markdownTable(
      head,
      measured.flatMap((operation) =>
        [...operation[kind]].map(([name, { processorMs, allocated }], index) => {
          const toLimit = ratio(operation[kind], name, limitShape);
          return [
            index === 0 ? titleOf(operation) : '',
            name,
            show(figureOf(processorMs), 3),
            show(toLimit),
            showSpread(toLimit),
            show(figureOf(allocated.map((bytes) => bytes / 1000)), 0),
          ];
        }),
      ),
      2,
    );
  return [
    'Answers seen for the first time: every reply of the upstream differs from all before.',
    table('first'),
    'Repeated answers: the upstream says what it said before.',
    table('repeated'),
  ].join('\n\n');
}

const titleOf = ({ name, answerBytes, upstreamCalls }: MeasuredOperation): string =>
  `${name} (${(answerBytes / 1000).toFixed(1)} kB, ${upstreamCalls} upstream)`;

/** The gateway's figures and aims. */
export function operationAims(measured: readonly MeasuredOperation[]): Aim[] {
  const atLeast = { bound: 'at least', unit: '' } as const;
  const overLimit = (kind: 'first' | 'repeated', label: string): Aim[] =>
    measured.map((operation) => ({
      ...atLeast,
      what: `${operation.name}, ${label} ÷ limit-shape`,
      aim: aims[operation.name]?.[kind] ?? Number.NaN,
      measured: ratio(operation[kind], ours, limitShape),
    }));
  const bare = measured.map(({ first }) => ratio(first, ours, barePeer));
  const list = measured.find(({ name }) => name === '200 dropinfos');
  return [
    ...overLimit('first', 'first'),
    ...overLimit('repeated', 'repeated'),
    ...measured.map(
      ({ name, first }): Aim => ({
        ...atLeast,
        what: `${name}, first ÷ ${dutifulPeer}`,
        aim: aimOverDutifulPeer,
        measured: ratio(first, ours, dutifulPeer),
      }),
    ),
    {
      what: `operations, first, no dearer than ${barePeer}`,
      bound: 'at least',
      unit: 'rows',
      aim: aimOverBarePeer,
      measured: figureOf([bare.filter((figure) => isSteady(figure) && figure.median >= 1).length]),
    },
    {
      what: '200 dropinfos, first, allocated ÷ limit-shape',
      bound: 'at most',
      unit: '',
      aim: aimOfAllocation,
      measured: list
        ? ratioOf(roundsOf(list.first, ours).allocated, roundsOf(list.first, limitShape).allocated)
        : figureOf([]),
    },
  ];
}
