import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type {
  useLiveTipsSubscription,
  useLiveTipsSubscription$data,
} from '../../../__generated__/useLiveTipsSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import { isWantedTip, listedTip, placeOfTip, type TipsVariables } from './listed-tip.ts';

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
  /** With what the list was read. */
  readonly variables: TipsVariables;
  /** Where the live log stood when the list was read. */
  readonly liveCursor: string;
  readonly onChanged: (tips: ChangedTips) => void;
  /** The list has to be read again. */
  readonly onResync: () => void;
}

/** Keeps the states of all tips in the store current, and the list in step with them. */
export function useLiveTips({ connectionId, variables, liveCursor, onChanged, onResync }: LiveTips): void {
  useLiveSubscription<useLiveTipsSubscription>({
    subscription,
    variables: { after: liveCursor },
    updater(store) {
      const tips = store.getRootField('tipStatusesChanged').getLinkedRecords('tips');
      updateTips(store, tips, { connectionId, variables });
    },
    onNext: ({ tipStatusesChanged: { tips } }) => {
      if (tips.length > 0) onChanged(tips);
    },
    onResync,
  });
}

interface TipList {
  /** Store id of the list's connection. */
  readonly connectionId: string;
  /** With what the list was read. */
  readonly variables: TipsVariables;
}

/**
 * Brings a list up to date with tips that are new or have changed: takes out those that it does not want any more, and
 * puts new ones, and those that have come to a status that it wants, where its order has them. One that belongs behind
 * the loaded part of a longer list comes with its page.
 */
function updateTips(
  store: RecordSourceProxy,
  tips: readonly RecordProxy[],
  { connectionId, variables }: TipList,
): void {
  const connection = store.get(connectionId);
  if (!connection) return;
  const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  let edges = (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
  const listed = edges.flatMap((edge) => edge.getLinkedRecord('node') ?? []).map(listedTip);
  const newest = Math.max(...listed.map(({ createdAt }) => Date.parse(createdAt)));
  let count = Number(connection.getValue('totalCount') ?? 0);
  for (const record of tips) {
    const tip = listedTip(record);
    const isWanted = isWantedTip(tip, variables);
    const known = edges.findIndex((edge) => edge.getLinkedRecord('node')?.getDataID() === record.getDataID());
    if (known !== -1 && !isWanted) {
      listed.splice(known, 1);
      edges = edges.toSpliced(known, 1);
      count -= 1;
    }
    const isNew = Date.parse(tip.createdAt) > newest || variables.statuses != null;
    if (known !== -1 || !isWanted || !isNew) continue;
    const place = placeOfTip(tip, listed, variables.orderBy);
    if (place === listed.length && hasMore) continue;
    const edge = ConnectionHandler.createEdge(store, connection, record, 'TipEdge');
    listed.splice(place, 0, tip);
    edges = edges.toSpliced(place, 0, edge);
    count += 1;
  }
  connection.setLinkedRecords(edges, 'edges');
  connection.setValue(count, 'totalCount');
}
