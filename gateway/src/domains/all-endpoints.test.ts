import { expect, it } from 'vitest';
import { defaultGroupLimits, groupOf } from '../rest/call-groups.ts';
import { defaultPoolLimits } from '../rest/pool.ts';
import { allEndpoints } from './all-endpoints.ts';

it('are of so few groups that there are connections for all that these may have on their way', () => {
  const groups = new Set(allEndpoints.map((endpoint) => groupOf(endpoint)));
  expect(groups.size * defaultGroupLimits.maxRunning).toBeLessThanOrEqual(defaultPoolLimits.connections);
});
