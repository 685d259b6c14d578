import type { Aim } from './aims.ts';
import { markdownTable } from './markdown-table.ts';
import {
  bestPeer,
  limitShape,
  type MeasuredOperation,
  type OperationResult,
  ours,
} from './measure-operations.ts';

type Results = ReadonlyMap<string, OperationResult>;

/** What the gateway is to reach, by operation. */
const aims: Readonly<Record<string, { fresh: number; repeated: number }>> = {
  plans: { fresh: 0.9, repeated: 1.4 },
  dashboard: { fresh: 0.9, repeated: 3 },
  '200 dropinfos': { fresh: 0.8, repeated: 5 },
  '20 matches': { fresh: 0.8, repeated: 1.4 },
};
const aimOverPeer = 1.1;

function resultOf(results: Results, name: string): OperationResult {
  const found = results.get(name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}

/** How much more one server does than another: in a second, and for its processor time. */
function ratios(results: Results, name: string, other: string) {
  const [one, two] = [resultOf(results, name), resultOf(results, other)];
  return {
    measured: one.perSecond / two.perSecond,
    byProcessor: two.processorMs / one.processorMs,
  };
}

/** The servers' figures, with ratios to the limit of reshaping. */
export function operationTables(measured: readonly MeasuredOperation[]): string {
  const head = [
    'operation',
    'server',
    'requests/s',
    '÷ limit-shape',
    'processor ms',
    'limit-shape ÷ it',
    'p50 ms',
    'p99 ms',
  ];
  const rowsOf = (results: Results, operation: string) =>
    [...results].map(([name, { perSecond, processorMs, p50, p99 }], index) => {
      const ratio = ratios(results, name, limitShape);
      return [
        index === 0 ? operation : '',
        name,
        Math.round(perSecond),
        ratio.measured.toFixed(2),
        processorMs.toFixed(3),
        ratio.byProcessor.toFixed(2),
        p50.toFixed(1),
        p99.toFixed(1),
      ];
    });
  const table = (kind: 'fresh' | 'repeated') =>
    markdownTable(
      head,
      measured.flatMap((operation) =>
        rowsOf(
          operation[kind],
          `${operation.name} (${(operation.answerBytes / 1000).toFixed(1)} kB, ${operation.upstreamCalls} upstream)`,
        ),
      ),
      2,
    );
  return [
    'Answers seen for the first time: every reply of the upstream differs from all before.',
    table('fresh'),
    'Repeated answers: the upstream says what it said before.',
    table('repeated'),
  ].join('\n\n');
}

/** The gateway's ratios beside their aims. */
export function operationAims(measured: readonly MeasuredOperation[]): Aim[] {
  const common = { bound: 'at least', unit: '' } as const;
  const of = (kind: 'fresh' | 'repeated', label: string): Aim[] =>
    measured.map((operation) => ({
      ...common,
      what: `${operation.name}, ${label} ÷ limit-shape`,
      aim: aims[operation.name]?.[kind] ?? Number.NaN,
      ...ratios(operation[kind], ours, limitShape),
    }));
  const overPeer = measured.map(
    ({ name, fresh }): Aim => ({
      ...common,
      what: `${name}, first time ÷ ${bestPeer}`,
      aim: aimOverPeer,
      ...ratios(fresh, ours, bestPeer),
    }),
  );
  return [...of('fresh', 'first time'), ...of('repeated', 'repeated'), ...overPeer];
}
