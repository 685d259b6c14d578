import { expect, it } from 'vitest';
import { createMetrics, exportUpstreamMetrics } from './metrics.ts';

it('exports the current state of each group', async () => {
  const metrics = createMetrics({ process: false });
  let state: 'open' | 'closed' = 'open';
  exportUpstreamMetrics(metrics, { groups: () => [{ group: 'league', state, running: 3, waiting: 7 }] });
  const figures = async () =>
    (await metrics.text()).body.split('\n').filter((line) => line.includes('group='));
  expect(await figures()).toEqual([
    'tipgraph_upstream_circuit{group="league"} 2',
    'tipgraph_upstream_running{group="league"} 3',
    'tipgraph_upstream_waiting{group="league"} 7',
  ]);
  state = 'closed';
  expect((await figures())[0]).toBe('tipgraph_upstream_circuit{group="league"} 0');
});
