import type { Metrics } from './metrics.ts';

/** How one group of upstream calls is doing. */
interface GroupStatus {
  readonly group: string;
  readonly state: 'closed' | 'half-open' | 'open';
  readonly running: number;
  readonly waiting: number;
}

const circuitStates: Readonly<Record<GroupStatus['state'], number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Exports how the groups of upstream calls are doing. */
export function exportUpstreamMetrics(
  metrics: Pick<Metrics, 'gaugeBy'>,
  rest: { readonly groups: () => readonly GroupStatus[] },
): void {
  const show = (name: string, help: string, figure: (status: GroupStatus) => number) =>
    metrics.gaugeBy(name, help, 'group', () =>
      rest.groups().map((status) => [status.group, figure(status)] as const),
    );
  show(
    'tipgraph_upstream_circuit',
    'Circuit of each group of upstream calls: 0 closed, 1 half open, 2 open.',
    ({ state }) => circuitStates[state],
  );
  show('tipgraph_upstream_running', 'Upstream calls on their way by group.', ({ running }) => running);
  show(
    'tipgraph_upstream_waiting',
    'Upstream calls that wait for a place, by group.',
    ({ waiting }) => waiting,
  );
}
