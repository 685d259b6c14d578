import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import type {
  useLiveTipsSubscription,
  useLiveTipsSubscription$data,
} from '../../../__generated__/useLiveTipsSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import { foldedText } from '../../../shared/ui/folded-text.ts';

const subscription = graphql`
  subscription useLiveTipsSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        number
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

/** The query variables that define a list of tips. */
export type TipsVariables = Pick<tipsScreenQuery['variables'], 'types' | 'statuses' | 'filter' | 'orderBy'>;

/** Tips that are new or whose status changed. */
export type ChangedTips = useLiveTipsSubscription$data['tipStatusesChanged']['tips'];

interface LiveTips {
  readonly connectionId: string;
  readonly variables: TipsVariables;
  /** Position in the live log when the list was loaded. */
  readonly liveCursor: string;
  readonly onChanged: (tips: ChangedTips) => void;
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
 * Updates a list with new or changed tips, by its variables: those that no longer match are removed, others are inserted or moved to
 * their place. One that belongs to a page not loaded yet is left to that page.
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
  const rows = edges.flatMap((edge) => {
    const node = edge.getLinkedRecord('node');
    return node ? [{ edge, id: node.getDataID(), tip: readTip(node), isFresh: false }] : [];
  });
  const changed = new Map(tips.map((record) => [record.getDataID(), record]));
  const kept = rows.filter(({ id, tip }) => !changed.has(id) || isInList(tip, variables));
  for (const { id } of rows) changed.delete(id);
  const fresh = [...changed].flatMap(([id, record]) => {
    const tip = readTip(record);
    if (!isInList(tip, variables)) return [];
    return [
      { edge: ConnectionHandler.createEdge(store, connection, record, 'TipEdge'), id, tip, isFresh: true },
    ];
  });
  const sorted = sortTips([...kept, ...fresh], variables.orderBy);
  while (hasMore && sorted.at(-1)?.isFresh) sorted.pop();
  const unlisted = Number(connection.getValue('totalCount') ?? 0) - edges.length;
  connection.setLinkedRecords(
    sorted.map(({ edge }) => edge),
    'edges',
  );
  connection.setValue(unlisted + sorted.length, 'totalCount');
}

/** Reads the fields that decide whether and where a tip is listed from its store record. */
function readTip(record: RecordProxy) {
  const text = (of: RecordProxy, field: string) => String(of.getValue(field) ?? '');
  const number = (field: string) => {
    const value = record.getValue(field);
    return typeof value === 'number' ? value : null;
  };
  const matches = record.getLinkedRecords('matches') ?? [];
  return {
    type: text(record, 'type'),
    status: text(record, 'status'),
    /** Title and tip, of the tip and of its matches. */
    texts: [record, ...matches].flatMap((of) => [text(of, 'title'), text(of, 'tip')]),
    number: Number(record.getValue('number')),
    // The values to sort by, by the API's names.
    CREATED_AT: Date.parse(text(record, 'createdAt')),
    KICK_OFF: Date.parse(text(record, 'kickOff')),
    ODDS: number('odds'),
    STAKE: number('stake'),
    EXPECTED_VALUE: number('expectedValue'),
    PROFIT_UNITS: number('profitUnits'),
  };
}

export type ListedTip = Readonly<ReturnType<typeof readTip>>;

/** Whether a tip belongs to a list, by the same rules as the `tips` query. A tip of an unknown type is standard. */
export function isInList(tip: ListedTip, { types, statuses, filter }: TipsVariables): boolean {
  const ownType = tip.type === 'UNKNOWN' ? 'DEFAULT' : tip.type;
  const search = foldedText(filter?.search ?? '');
  return (
    (!types || types.some((type) => type === ownType)) &&
    (!statuses || statuses.some((status) => status === tip.status)) &&
    (filter?.from == null || tip.KICK_OFF >= Date.parse(filter.from)) &&
    (filter?.before == null || tip.KICK_OFF < Date.parse(filter.before)) &&
    tip.texts.some((text) => foldedText(text).includes(search))
  );
}

/** The rows of a list in its order, by the same rules as the `tips` query: one without a value is last, ties go by running number. */
export function sortTips<T extends { readonly tip: ListedTip }>(
  rows: readonly T[],
  orderBy: TipsVariables['orderBy'],
): T[] {
  const { field = 'CREATED_AT', direction = 'DESC' } = orderBy ?? {};
  const sign = direction === 'DESC' ? -1 : 1;
  const keyOf = ({ tip }: T) => sign * (tip[field] ?? sign * Number.MAX_VALUE);
  return rows.toSorted(
    (one, other) => keyOf(one) - keyOf(other) || sign * (one.tip.number - other.tip.number),
  );
}
