import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { DropinfoOrder } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { type DropinfoSortKeys, findInsertIndex } from './find-insert-index.ts';

interface Insertion {
  /** Store id of the list's connection. */
  readonly connectionId: string;
  /** null for the server's own order. */
  readonly order: DropinfoOrder | null;
}

function sortKeys(dropinfo: RecordProxy): DropinfoSortKeys {
  return {
    kickOff: String(dropinfo.getValue('kickOff')),
    createdAt: String(dropinfo.getValue('createdAt')),
    minutesToKickOff: Number(dropinfo.getValue('minutesToKickOff')),
    drop: Number(dropinfo.getValue('drop')),
  };
}

/**
 * Puts new dropinfos into the loaded list where the order wants them, each once, and raises the count. One that
 * belongs behind the loaded part of a longer list is only counted: its page brings it. Returns the ids that are
 * new in the list.
 */
export function insertDropinfos(
  store: RecordSourceProxy,
  dropinfos: readonly RecordProxy[],
  { connectionId, order }: Insertion,
): string[] {
  const connection = store.get(connectionId);
  if (!connection) return [];
  const edges = (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
  const nodes = new Set(edges.map((edge) => edge.getLinkedRecord('node')?.getDataID()));
  const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  const listed = edges.flatMap((edge) => edge.getLinkedRecord('node') ?? []).map(sortKeys);
  const inserted: string[] = [];
  let counted = 0;

  for (const dropinfo of dropinfos) {
    const id = dropinfo.getDataID();
    if (nodes.has(id)) continue;
    nodes.add(id);
    counted += 1;
    const keys = sortKeys(dropinfo);
    const place = findInsertIndex(keys, listed, order);
    if (place === listed.length && hasMore) continue;
    listed.splice(place, 0, keys);
    edges.splice(place, 0, ConnectionHandler.createEdge(store, connection, dropinfo, 'DropinfoEdge'));
    inserted.push(id);
  }

  connection.setLinkedRecords(edges, 'edges');
  connection.setValue(Number(connection.getValue('totalCount') ?? 0) + counted, 'totalCount');
  return inserted;
}
