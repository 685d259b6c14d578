import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { useLiveDashboardDropinfosSubscription } from '../../../../__generated__/useLiveDashboardDropinfosSubscription.graphql.ts';
import { useLiveSubscription } from '../../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useLiveDashboardDropinfosSubscription($after: String) {
    dropinfosAdded(after: $after) {
      cursor
      gap
      dropinfos {
        id
        title
        kickOff
        createdAt
        drop
        ...dropinfoPanelItem_dropinfo
      }
    }
  }
`;

interface LiveDashboardDropinfos {
  /** Store id of the panel's list; null while there is none. */
  readonly connectionId: string | null;
  /** Where the live log stood when the dashboard was read. */
  readonly liveCursor: string;
  /** New ones stand in the list. */
  readonly onAdded: (ids: readonly string[]) => void;
  /** The dashboard has to be read again. */
  readonly onResync: () => void;
}

/** Adds new dropinfos to the dashboard as they are noticed. */
export function useLiveDashboardDropinfos(live: LiveDashboardDropinfos): void {
  const { connectionId, liveCursor, onAdded, onResync } = live;
  useLiveSubscription<useLiveDashboardDropinfosSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled: connectionId !== null,
    updater(store) {
      const added = store.getRootField('dropinfosAdded').getLinkedRecords('dropinfos');
      const connection = connectionId === null ? null : store.get(connectionId);
      const edges = connection?.getLinkedRecords('edges');
      if (!connection || !edges) return;
      const known = new Set(edges.map((edge) => edge.getLinkedRecord('node')?.getDataID()));
      const fresh = added.filter((dropinfo) => !known.has(dropinfo.getDataID()));
      if (fresh.length === 0) return;
      const more = fresh.map((one) => ConnectionHandler.createEdge(store, connection, one, 'DropinfoEdge'));
      connection.setLinkedRecords([...edges, ...more], 'edges');
      onAdded(fresh.map((dropinfo) => dropinfo.getDataID()));
    },
    onResync,
  });
}
