import { useContext, useRef } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy } from 'relay-runtime';
import type { useLiveDashboardDropinfosSubscription } from '../../../__generated__/useLiveDashboardDropinfosSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import { ClockContext } from '../../../shared/live/use-now.ts';
import { firstSignals, type Signal } from './match-signals.ts';
import type { SignalOrder } from './signal-order.ts';

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
  readonly order: SignalOrder;
  /** Where the live log stood when the dashboard was read. */
  readonly liveCursor: string;
  /** New ones stand in the list. */
  readonly onAdded: (ids: readonly string[]) => void;
  /** The dashboard has to be read again. */
  readonly onResync: () => void;
}

/** As many as the dashboard's query reads. */
const SIGNALS = 60;

/** Adds new dropinfos to the dashboard as they are noticed, and drops those that it shows last. */
export function useLiveDashboardDropinfos(live: LiveDashboardDropinfos): void {
  const { connectionId, order, liveCursor, onAdded, onResync } = live;
  const clock = useContext(ClockContext);
  const fresh = useRef<readonly string[]>([]);
  useLiveSubscription<useLiveDashboardDropinfosSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled: connectionId !== null,
    updater(store) {
      const added = store.getRootField('dropinfosAdded').getLinkedRecords('dropinfos');
      const connection = connectionId === null ? null : store.get(connectionId);
      const edges = connection?.getLinkedRecords('edges');
      fresh.current = [];
      if (!connection || !edges) return;
      const listed = edges.map((edge) => signalOf(edge));
      const known = new Set(listed.map(({ id }) => id));
      const more = added
        .filter((dropinfo) => !known.has(dropinfo.getDataID()))
        .map((one) => signalOf(ConnectionHandler.createEdge(store, connection, one, 'DropinfoEdge')));
      if (more.length === 0) return;
      const kept = firstSignals([...listed, ...more], order, clock.now(), SIGNALS);
      connection.setLinkedRecords(
        kept.map(({ edge }) => edge),
        'edges',
      );
      fresh.current = more.map(({ id }) => id);
    },
    onNext: () => {
      if (fresh.current.length > 0) onAdded(fresh.current);
    },
    onResync,
  });
}

function signalOf(edge: RecordProxy): Signal & { readonly edge: RecordProxy } {
  const node = edge.getLinkedRecord('node');
  const text = (field: string) => String(node?.getValue(field) ?? '');
  return {
    edge,
    id: node?.getDataID() ?? '',
    title: text('title'),
    kickOff: text('kickOff'),
    createdAt: text('createdAt'),
    drop: Number(node?.getValue('drop')),
  };
}
