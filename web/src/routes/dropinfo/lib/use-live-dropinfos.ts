import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import {
  ConnectionHandler,
  commitLocalUpdate,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import type {
  DropinfoFilterInput,
  DropinfoOrder,
  dropinfoScreenQuery,
} from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { useLiveDropinfosSubscription } from '../../../__generated__/useLiveDropinfosSubscription.graphql.ts';
import { useIsLive } from '../../../shared/live/live-context.ts';
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
        id
        uid
        minutesToKickOff
        drop
        movedAt
        dropped {
          odds
        }
        opposite {
          odds
        }
        ...dropinfoListItem_dropinfo
        ...dropinfoTable_dropinfo
      }
    }
  }
`;

interface LiveDropinfos {
  readonly connectionId: string;
  readonly variables: dropinfoScreenQuery['variables'];
  /** Position in the live log when the list was loaded. */
  readonly liveCursor: string;
  /** Whether the user is reading, so that no listed row may move. */
  readonly isHeld: boolean;
  /** Upcoming matches that start until then leave the list; milliseconds since 1970, 0 for none. */
  readonly lastStart: number;
  readonly onAdded: (ids: readonly string[]) => void;
  readonly onResync: () => void;
}

/**
 * Inserts dropinfos into the list that are new or whose odds have moved into its bounds, and new steps into loaded histories. One
 * whose odds leave the bounds stays until the next refetch. A list of past matches does not subscribe; one of upcoming matches loses
 * those that start.
 */
export function useLiveDropinfos(live: LiveDropinfos) {
  const { connectionId, variables, liveCursor, isHeld, lastStart, onAdded, onResync } = live;
  const environment = useRelayEnvironment();
  const order = variables.orderBy ?? null;
  const sortShown = useEffectEvent(() => {
    if (order?.field !== 'DROP') return;
    commitLocalUpdate(environment, (store) => {
      const connection = store.get(connectionId);
      if (connection) sortByDrop(connection, order);
    });
  });
  useEffect(() => {
    if (!isHeld) sortShown();
  }, [isHeld]);
  const isLive = useIsLive();
  const isComing = variables.filter?.when === 'COMING';
  useEffect(() => {
    // Without a connection the list stays as it was read.
    if (!isLive || !isComing || isHeld || lastStart === 0) return;
    commitLocalUpdate(environment, (store) => {
      const connection = store.get(connectionId);
      if (connection) removeStarted(connection, lastStart);
    });
  }, [environment, connectionId, isLive, isComing, isHeld, lastStart]);
  const inserted = useRef<readonly string[]>([]);
  useLiveSubscription<useLiveDropinfosSubscription>({
    subscription,
    variables: { filter: variables.filter ?? null, after: liveCursor },
    enabled: variables.filter?.when !== 'PAST',
    updater(store) {
      const payload = store.getRootField('dropinfosAdded');
      const moved = payload.getLinkedRecords('moved');
      appendSteps(store, moved);
      const connection = store.get(connectionId);
      inserted.current = [];
      if (!connection) return;
      if (order?.field === 'DROP' && !isHeld) sortByDrop(connection, order);
      const added = payload.getLinkedRecords('dropinfos');
      const entered = moved.filter((dropinfo) => isInBounds(dropinfo, variables.filter));
      inserted.current = insertDropinfos(store, connection, added, entered, order);
    },
    onNext: () => {
      if (inserted.current.length > 0) onAdded(inserted.current);
    },
    onResync,
  });
}

/** As in the query of `dropinfo-history.tsx`. */
const historyPageSize = 300;

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
    const history = dropinfo.getLinkedRecord('history', { first: historyPageSize });
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

const edgesOf = (connection: RecordProxy) =>
  (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);

/** Sorts the loaded rows anew, since odds have moved. */
function sortByDrop(connection: RecordProxy, { direction }: DropinfoOrder): void {
  const dropOf = (edge: RecordProxy) => Number(edge.getLinkedRecord('node')?.getValue('drop'));
  const sign = direction === 'DESC' ? -1 : 1;
  const sorted = edgesOf(connection).toSorted((one, other) => sign * (dropOf(one) - dropOf(other)));
  connection.setLinkedRecords(sorted, 'edges');
}

/** Removes the rows whose match started at `lastStart` (milliseconds since 1970) or before, and decreases the total count. */
function removeStarted(connection: RecordProxy, lastStart: number): void {
  const edges = edgesOf(connection);
  const coming = edges.filter((edge) => {
    const kickOff = edge.getLinkedRecord('node')?.getValue('kickOff');
    return Date.parse(String(kickOff)) > lastStart;
  });
  connection.setLinkedRecords(coming, 'edges');
  const total = Number(connection.getValue('totalCount') ?? 0) - (edges.length - coming.length);
  connection.setValue(total, 'totalCount');
}

/** Whether a dropinfo fits the bounds that moving odds can cross. */
function isInBounds(dropinfo: RecordProxy, filter: DropinfoFilterInput | null | undefined): boolean {
  const { minDrop, minOdds, maxOdds } = filter ?? {};
  const odds = Number(dropinfo.getLinkedRecord('dropped')?.getValue('odds'));
  return (
    (minDrop == null || Number(dropinfo.getValue('drop')) >= minDrop) &&
    (minOdds == null || odds >= minOdds) &&
    (maxOdds == null || odds <= maxOdds)
  );
}

/**
 * Inserts dropinfos into the loaded list by its order, without duplicates, and increases the total count. One that belongs to a page
 * not loaded yet is only counted, if it is new.
 * @param entered those that may have been on such a page before their odds moved, and are then counted already
 * @returns the ids of the inserted rows
 */
function insertDropinfos(
  store: RecordSourceProxy,
  connection: RecordProxy,
  added: readonly RecordProxy[],
  entered: readonly RecordProxy[],
  order: DropinfoOrder | null,
): string[] {
  const edges = edgesOf(connection);
  const nodes = new Set(edges.map((edge) => edge.getLinkedRecord('node')?.getDataID()));
  const hasMore = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  const listed = edges.flatMap((edge) => edge.getLinkedRecord('node') ?? []).map(sortKeys);
  const inserted: string[] = [];
  let counted = 0;

  for (const dropinfo of [...added, ...entered]) {
    const id = dropinfo.getDataID();
    if (nodes.has(id)) continue;
    nodes.add(id);
    const keys = sortKeys(dropinfo);
    const movedAt = Date.parse(String(dropinfo.getValue('movedAt')));
    const index = findInsertIndex(keys, listed, order, movedAt || keys.CREATED_AT);
    const isBeyond = index === listed.length && hasMore;
    const wasBeyond = hasMore && (isBeyond || order?.field === 'DROP') && !added.includes(dropinfo);
    if (!wasBeyond) counted += 1;
    if (isBeyond) continue;
    listed.splice(index, 0, keys);
    edges.splice(index, 0, ConnectionHandler.createEdge(store, connection, dropinfo, 'DropinfoEdge'));
    inserted.push(id);
  }

  connection.setLinkedRecords(edges, 'edges');
  connection.setValue(Number(connection.getValue('totalCount') ?? 0) + counted, 'totalCount');
  return inserted;
}

/**
 * The index at which to insert a dropinfo. In the server's default order (null) only upcoming matches count: the server may list
 * started ones before or after them.
 * @param now milliseconds since 1970
 */
export function findInsertIndex(
  fresh: DropinfoSortKeys,
  others: readonly DropinfoSortKeys[],
  order: DropinfoOrder | null,
  now: number,
): number {
  const { field = 'KICK_OFF', direction } = order ?? {};
  const sign = direction === 'DESC' ? -1 : 1;
  const isUpcoming = (other: DropinfoSortKeys) => other.KICK_OFF > now;
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
