import type { GroupStatus } from '../rest/call-groups.ts';
import type { CircuitState } from '../rest/circuit-breaker.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { Metrics } from './metrics.ts';

const figureOf: Readonly<Record<CircuitState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Shows how the groups of upstream calls are doing. */
export function watchGroups(metrics: Pick<Metrics, 'gaugeBy'>, rest: Pick<RestClient, 'groups'>): void {
  const show = (name: string, help: string, figure: (status: GroupStatus) => number) =>
    metrics.gaugeBy(name, help, 'group', () =>
      rest.groups().map((status) => [status.group, figure(status)] as const),
    );
  show(
    'tipgraph_upstream_circuit',
    'Circuit of each group of upstream calls: 0 closed, 1 half open, 2 open.',
    ({ state }) => figureOf[state],
  );
  show('tipgraph_upstream_running', 'Upstream calls on their way by group.', ({ running }) => running);
  show(
    'tipgraph_upstream_waiting',
    'Upstream calls that wait for a place, by group.',
    ({ waiting }) => waiting,
  );
}
