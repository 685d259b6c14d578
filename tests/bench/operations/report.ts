import { type Aim, aimText } from '../lib/aims.ts';
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

/** Two figures of the gateway and limit-shape. */
const withLimit = (results: Results, key: keyof Rounds, divisor: number, digits: number): string =>
  [ours, limitShape]
    .map((name) => show(figureOf(roundsOf(results, name)[key].map((value) => value / divisor)), digits))
    .join(' / ');

const atLeast = (aim: number, measured: Figure): string =>
  aimText({ bound: 'at least', aim, measured, unit: '' });

/** The gateway's figures with its aims, and the other servers' ratios to limit-shape. */
export function operationTables(measured: readonly MeasuredOperation[]): string {
  const own = measured.flatMap((operation) =>
    (['first', 'repeated'] as const).map((kind) => {
      const results = operation[kind];
      const toLimit = ratio(results, ours, limitShape);
      return [
        kind === 'first' ? titleOf(operation) : '',
        kind,
        withLimit(results, 'processorMs', 1, 3),
        withLimit(results, 'allocated', 1000, 0),
        show(toLimit),
        showSpread(toLimit),
        atLeast(aims[operation.name]?.[kind] ?? Number.NaN, toLimit),
      ];
    }),
  );
  const others = [...(measured[0]?.first.keys() ?? [])].filter(
    (name) => name !== ours && name !== limitShape,
  );
  const peers = measured.map(({ name, first }) => {
    const toPeer = ratio(first, ours, dutifulPeer);
    return [
      name,
      show(toPeer),
      atLeast(aimOverDutifulPeer, toPeer),
      ...others.map((other) => show(ratio(first, other, limitShape))),
    ];
  });
  const [pair, toPeer] = [`${ours} / ${limitShape}`, `${ours} ÷ ${dutifulPeer}`];
  return [
    markdownTable(
      [
        'operation',
        'answers',
        `processor ms, ${pair}`,
        `KB allocated, ${pair}`,
        '÷ limit-shape',
        'rounds',
        'aim',
      ],
      own,
      2,
    ),
    'The others ÷ limit-shape, first answers:',
    markdownTable(['operation', toPeer, 'aim', ...others], peers),
  ].join('\n\n');
}

const titleOf = ({ name, answerBytes, upstreamCalls }: MeasuredOperation): string =>
  `${name} (${(answerBytes / 1000).toFixed(1)} kB, ${upstreamCalls} upstream)`;

/** The aims that concern no single row. */
export function operationAims(measured: readonly MeasuredOperation[]): Aim[] {
  const bare = measured.map(({ first }) => ratio(first, ours, barePeer));
  const list = measured.find(({ name }) => name === '200 dropinfos');
  return [
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
