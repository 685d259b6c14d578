import { useRef } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type {
  DropinfoOrder,
  dropinfoScreenQuery,
} from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { useLiveDropinfosSubscription } from '../../../__generated__/useLiveDropinfosSubscription.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';

const subscription = graphql`
  subscription useLiveDropinfosSubscription($filter: DropinfoFilterInput, $after: String) {
    dropinfosAdded(filter: $filter, after: $after, moved: true) {
      cursor
      gap
      dropinfos {
        id
        uid
        minutesToKickOff
        ...dropinfoListItem_dropinfo
        ...dropinfoTable_dropinfo
      }
      moved {
        movedAt
        dropped {
          odds
        }
        opposite {
          odds
        }
        ...dropinfoListItem_dropinfo
      }
    }
  }
`;

interface LiveDropinfos {
  readonly connectionId: string;
  readonly variables: dropinfoScreenQuery['variables'];
  /** Position in the live log when the list was loaded. */
  readonly liveCursor: string;
  readonly onAdded: (ids: readonly string[]) => void;
  readonly onResync: () => void;
}

/** Inserts new dropinfos into the list and new steps into loaded histories. A list of past matches does not subscribe. */
export function useLiveDropinfos({ connectionId, variables, liveCursor, onAdded, onResync }: LiveDropinfos) {
  const inserted = useRef<readonly string[]>([]);
  useLiveSubscription<useLiveDropinfosSubscription>({
    subscription,
    variables: { filter: variables.filter ?? null, after: liveCursor },
    enabled: variables.filter?.when !== 'PAST',
    updater(store) {
      const payload = store.getRootField('dropinfosAdded');
      appendSteps(store, payload.getLinkedRecords('moved'));
      const dropinfos = payload.getLinkedRecords('dropinfos');
      inserted.current = insertDropinfos(store, connectionId, dropinfos, variables.orderBy ?? null);
    },
    onNext: () => {
      if (inserted.current.length > 0) onAdded(inserted.current);
    },
    onResync,
  });
}

/** As in the query of `dropinfo-history.tsx`. */
const HISTORY_PAGE_SIZE = 300;

const sides = [
  { side: 'DROPPED', field: 'dropped' },
  { side: 'OPPOSITE', field: 'opposite' },
] as const;

/**
 * Appends the new odds to each loaded history that does not have them yet. One with further pages is skipped: the step would not follow
 * its last one.
 */
function appendSteps(store: RecordSourceProxy, moved: readonly RecordProxy[]): void {
  for (const dropinfo of moved) {
    const history = dropinfo.getLinkedRecord('history', { first: HISTORY_PAGE_SIZE });
    if (!history || history.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true) continue;
    const edges = (history.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
    const at = dropinfo.getValue('movedAt');
    const lastAt = edges.at(-1)?.getLinkedRecord('node')?.getValue('at');
    if (typeof at !== 'string' || Date.parse(at) < Date.parse(String(lastAt))) continue;
    for (const { side, field } of sides) {
      const odds = dropinfo.getLinkedRecord(field)?.getValue('odds');
      const last = edges.findLast((edge) => edge.getLinkedRecord('node')?.getValue('side') === side);
      if (typeof odds !== 'number' || odds === last?.getLinkedRecord('node')?.getValue('odds')) continue;
      const id = `client:${dropinfo.getDataID()}:${side}:${at}`;
      const step = store.get(id) ?? store.create(id, 'DropinfoStep');
      step.setValue(side, 'side').setValue(at, 'at').setValue(odds, 'odds');
      const edge = store.get(`${id}:edge`) ?? store.create(`${id}:edge`, 'DropinfoHistoryEdge');
      edges.push(edge.setLinkedRecord(step, 'node'));
    }
    history.setLinkedRecords(edges, 'edges');
  }
}

/** The values to sort by, by the API's names. */
const sortKeys = (dropinfo: RecordProxy) => ({
  KICK_OFF: Date.parse(String(dropinfo.getValue('kickOff'))),
  CREATED_AT: Date.parse(String(dropinfo.getValue('createdAt'))),
  MINUTES_TO_KICK_OFF: Number(dropinfo.getValue('minutesToKickOff')),
  DROP: Number(dropinfo.getValue('drop')),
});

type DropinfoSortKeys = Readonly<ReturnType<typeof sortKeys>>;

/**
 * Inserts new dropinfos into the loaded list by its order, without duplicates, and increases the total count. One that belongs to a page
 * not loaded yet is only counted.
 * @returns the ids of the inserted rows
 */
function insertDropinfos(
  store: RecordSourceProxy,
  connectionId: string,
  dropinfos: readonly RecordProxy[],
  order: DropinfoOrder | null,
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
    const index = findInsertIndex(keys, listed, order);
    if (index === listed.length && hasMore) continue;
    listed.splice(index, 0, keys);
    edges.splice(index, 0, ConnectionHandler.createEdge(store, connection, dropinfo, 'DropinfoEdge'));
    inserted.push(id);
  }

  connection.setLinkedRecords(edges, 'edges');
  connection.setValue(Number(connection.getValue('totalCount') ?? 0) + counted, 'totalCount');
  return inserted;
}

/**
 * The index at which to insert a new dropinfo. In the server's default order (null) only upcoming matches count: the server may list
 * started ones before or after them.
 */
export function findInsertIndex(
  fresh: DropinfoSortKeys,
  others: readonly DropinfoSortKeys[],
  order: DropinfoOrder | null,
): number {
  const { field = 'KICK_OFF', direction } = order ?? {};
  const sign = direction === 'DESC' ? -1 : 1;
  const isUpcoming = (other: DropinfoSortKeys) => other.KICK_OFF > fresh.CREATED_AT;
  const next = others.findIndex(
    (other) => (order !== null || isUpcoming(other)) && sign * (fresh[field] - other[field]) < 0,
  );
  if (next !== -1) return next;
  return order === null ? others.findLastIndex(isUpcoming) + 1 : others.length;
}

interface Row {
  /** ISO 8601. */
  readonly kickOff: string;
}

/** Moves the rows whose match started at `lastStart` (milliseconds since 1970) or before to the end, latest kick-off first. */
export function sortStartedLast<T extends Row>(rows: readonly T[], lastStart: number): T[] {
  const startOf = ({ kickOff }: Row) => Date.parse(kickOff);
  return [
    ...rows.filter((row) => startOf(row) > lastStart),
    ...rows
      .filter((row) => startOf(row) <= lastStart)
      .toSorted((one, other) => startOf(other) - startOf(one)),
  ];
}
