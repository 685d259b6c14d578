import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { tipsScreenQuery } from '../../../../__generated__/tipsScreenQuery.graphql.ts';

interface Insertion {
  /** Store id of the list's connection. */
  readonly connectionId: string;
  /** Kinds and statuses with which the list was read; null for all. */
  readonly variables: Pick<tipsScreenQuery['variables'], 'types' | 'statuses'>;
}

const createdAt = (tip: RecordProxy) => Date.parse(String(tip.getValue('createdAt')));

/** Puts tips that are newer than all listed ones, and of the kinds and statuses of the list, before them; raises the count. */
export function insertTips(
  store: RecordSourceProxy,
  tips: readonly RecordProxy[],
  { connectionId, variables: { types, statuses } }: Insertion,
): void {
  const connection = store.get(connectionId);
  if (!connection) return;
  for (const tip of tips) {
    const first = (connection.getLinkedRecords('edges') ?? [])[0]?.getLinkedRecord('node');
    const isNewest = !first || createdAt(tip) > createdAt(first);
    const isWanted =
      (!types || types.some((type) => type === tip.getValue('type'))) &&
      (!statuses || statuses.some((status) => status === tip.getValue('status')));
    if (!isNewest || !isWanted) continue;
    const edge = ConnectionHandler.createEdge(store, connection, tip, 'TipEdge');
    ConnectionHandler.insertEdgeBefore(connection, edge);
    connection.setValue(Number(connection.getValue('totalCount') ?? 0) + 1, 'totalCount');
  }
}
