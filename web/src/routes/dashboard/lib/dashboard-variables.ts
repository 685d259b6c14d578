import type { dashboardScreenQuery } from '../../../__generated__/dashboardScreenQuery.graphql.ts';
import type { BrowserStorage } from '../../../shared/session/browser-storage.ts';
import { graphOrders, readSignalOrder } from './match-signals.ts';

/** What the dashboard asks for a person with these permissions: a field that is refused would end the page. */
export function dashboardVariables(
  permissions: readonly string[],
  storage: BrowserStorage,
): dashboardScreenQuery['variables'] {
  return {
    stats: permissions.includes('STATS'),
    autofilters: permissions.includes('AUTOFILTERS'),
    dropinfo: permissions.includes('DROPINFO'),
    signals: graphOrders[readSignalOrder(storage)],
  };
}
