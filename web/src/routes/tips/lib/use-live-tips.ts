import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type {
  useLiveTipsSubscription,
  useLiveTipsSubscription$data,
} from '../../../__generated__/useLiveTipsSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import { findTipIndex, isInList, readTip, type TipsVariables } from './listed-tip.ts';

const subscription = graphql`
  subscription useLiveTipsSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        title
        type
        status
        createdAt
        kickOff
        tip
        odds
        stake
        expectedValue
        profitUnits
        matches {
          title
          tip
        }
        ...tipRow_tip
      }
    }
  }
`;

/** Tips that are new or whose status changed. */
export type ChangedTips = useLiveTipsSubscription$data['tipStatusesChanged']['tips'];

interface LiveTips {
  /** Store id of the list's connection. */
  readonly connectionId: string;
  readonly variables: TipsVariables;
  /** Position in the live log when the list was loaded. */
  readonly liveCursor: string;
  readonly onChanged: (tips: ChangedTips) => void;
  /** Called when the list must be refetched. */
  readonly onResync: () => void;
}

/** Updates the status of tips in the store, and inserts tips into and removes them from the list. */
export function useLiveTips({ connectionId, variables, liveCursor, onChanged, onResync }: LiveTips): void {
  useLiveSubscription<useLiveTipsSubscription>({
    subscription,
    variables: { after: liveCursor },
    updater(store) {
      const tips = store.getRootField('tipStatusesChanged').getLinkedRecords('tips');
      updateTips(store, connectionId, tips, variables);
    },
    onNext: ({ tipStatusesChanged: { tips } }) => {
      if (tips.length > 0) onChanged(tips);
    },
    onResync,
  });
}

/**
 * Updates a list with new or changed tips. Tips that no longer match its variables are removed. New tips, and those whose status now
 * matches, are inserted by its order. One that belongs to a page not loaded yet is left to that page.
 */
function updateTips(
  store: RecordSourceProxy,
  connectionId: string,
  tips: readonly RecordProxy[],
  variables: TipsVariables,
): void {
  const connection = store.get(connectionId);
  if (!connection) return;
  const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  const edges = (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
  const listed = edges.flatMap((edge) => edge.getLinkedRecord('node') ?? []).map(readTip);
  const newest = Math.max(...listed.map(({ createdAt }) => Date.parse(createdAt)));
  const unlisted = Number(connection.getValue('totalCount') ?? 0) - edges.length;
  for (const record of tips) {
    const tip = readTip(record);
    const isListed = isInList(tip, variables);
    const index = edges.findIndex((edge) => edge.getLinkedRecord('node')?.getDataID() === record.getDataID());
    if (index !== -1 && !isListed) {
      listed.splice(index, 1);
      edges.splice(index, 1);
    }
    const isNew = Date.parse(tip.createdAt) > newest || variables.statuses != null;
    if (index !== -1 || !isListed || !isNew) continue;
    const newIndex = findTipIndex(tip, listed, variables.orderBy);
    if (newIndex === listed.length && hasMore) continue;
    const edge = ConnectionHandler.createEdge(store, connection, record, 'TipEdge');
    listed.splice(newIndex, 0, tip);
    edges.splice(newIndex, 0, edge);
  }
  connection.setLinkedRecords(edges, 'edges');
  connection.setValue(unlisted + edges.length, 'totalCount');
}
