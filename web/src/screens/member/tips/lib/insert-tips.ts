import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { isWantedTip, listedTip, placeOfTip, type TipsVariables } from './listed-tip.ts';

interface Insertion {
  /** Store id of the list's connection. */
  readonly connectionId: string;
  /** With what the list was read. */
  readonly variables: TipsVariables;
}

/**
 * Puts tips that are newer than all listed ones, and wanted by the list, where its order has them, and raises the count.
 * One that belongs behind the loaded part of a longer list comes with its page.
 */
export function insertTips(
  store: RecordSourceProxy,
  tips: readonly RecordProxy[],
  { connectionId, variables }: Insertion,
): void {
  const connection = store.get(connectionId);
  if (!connection) return;
  const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  let edges = (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
  const listed = edges.flatMap((edge) => edge.getLinkedRecord('node') ?? []).map(listedTip);
  const newest = Math.max(...listed.map(({ createdAt }) => Date.parse(createdAt)));
  for (const record of tips) {
    const tip = listedTip(record);
    if (Date.parse(tip.createdAt) <= newest || !isWantedTip(tip, variables)) continue;
    const place = placeOfTip(tip, listed, variables.orderBy);
    if (place === listed.length && hasMore) continue;
    const edge = ConnectionHandler.createEdge(store, connection, record, 'TipEdge');
    listed.splice(place, 0, tip);
    edges = [...edges.slice(0, place), edge, ...edges.slice(place)];
    connection.setLinkedRecords(edges, 'edges');
    connection.setValue(Number(connection.getValue('totalCount') ?? 0) + 1, 'totalCount');
  }
}
