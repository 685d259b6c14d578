import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type {
  DropinfoOrder,
  dropinfoScreenQuery,
} from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { useLiveDropinfosSubscription } from '../../../__generated__/useLiveDropinfosSubscription.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
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
  /** Store id of the list's connection. */
  readonly connectionId: string;
  /** Filter and order with which the list was read. */
  readonly variables: dropinfoScreenQuery['variables'];
  /** Where the live log stood when the list was read. */
  readonly liveCursor: string;
  /** New rows were put into the list. */
  readonly onAdded: (ids: readonly string[]) => void;
  /** The list has to be read again. */
  readonly onResync: () => void;
}

/** Puts new dropinfos into the list as they are noticed, and steps into the histories on show; what has begun gets none. */
export function useLiveDropinfos(live: LiveDropinfos): void {
  const { connectionId, variables, liveCursor, onAdded, onResync } = live;
  const inserted = useRef<readonly string[]>([]);
  useLiveSubscription<useLiveDropinfosSubscription>({
    subscription,
    variables: { filter: variables.filter ?? null, after: liveCursor },
    enabled: variables.filter?.when !== 'PAST',
    updater(store) {
      const payload = store.getRootField('dropinfosAdded');
      appendSteps(store, payload.getLinkedRecords('moved'));
      const dropinfos = payload.getLinkedRecords('dropinfos');
      inserted.current = insertDropinfos(store, dropinfos, {
        connectionId,
        order: variables.orderBy ?? null,
      });
    },
    onNext: () => {
      if (inserted.current.length > 0) onAdded(inserted.current);
    },
    onResync,
  });
}

/** So many steps of a history are read. */
const HISTORY_STEPS = 300;

const sides = [
  { side: 'DROPPED', field: 'dropped' },
  { side: 'OPPOSITE', field: 'opposite' },
] as const;

/**
 * Adds to each history that was read what the odds of its dropinfo have become. A history of which only the beginning was read is
 * left alone, since the step does not follow on it.
 */
function appendSteps(store: RecordSourceProxy, moved: readonly RecordProxy[]): void {
  for (const dropinfo of moved) {
    const history = dropinfo.getLinkedRecord('history', { first: HISTORY_STEPS });
    if (!history || history.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true) continue;
    const edges = (history.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
    for (const { side, field } of sides) {
      const odds = dropinfo.getLinkedRecord(field)?.getValue('odds');
      const last = edges.findLast((edge) => edge.getLinkedRecord('node')?.getValue('side') === side);
      const at = dropinfo.getValue('movedAt');
      if (
        typeof odds !== 'number' ||
        at === null ||
        odds === last?.getLinkedRecord('node')?.getValue('odds')
      ) {
        continue;
      }
      const id = `client:${dropinfo.getDataID()}:${side}:${at}`;
      const step = store.get(id) ?? store.create(id, 'DropinfoStep');
      step.setValue(side, 'side').setValue(at, 'at').setValue(odds, 'odds');
      const edge = store.get(`${id}:edge`) ?? store.create(`${id}:edge`, 'DropinfoHistoryEdge');
      edges.push(edge.setLinkedRecord(step, 'node'));
    }
    history.setLinkedRecords(edges, 'edges');
  }
}

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
function insertDropinfos(
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

interface DropinfoSortKeys {
  readonly kickOff: string;
  readonly createdAt: string;
  readonly minutesToKickOff: number;
  readonly drop: number;
}

/**
 * Where a new dropinfo belongs in a list: the index of the one that it comes before, or the list's length. In the
 * server's own order (null) it stands among the coming matches; those that have begun may be listed before or behind
 * them and say nothing about its place.
 */
export function findInsertIndex(
  fresh: DropinfoSortKeys,
  others: readonly DropinfoSortKeys[],
  order: DropinfoOrder | null,
): number {
  const isComing = (other: DropinfoSortKeys) => byMoment(other.kickOff, fresh.createdAt) > 0;
  const next = others.findIndex(
    (other) => (order !== null || isComing(other)) && compare(fresh, other, order ?? {}) < 0,
  );
  if (next !== -1) return next;
  return order === null ? others.findLastIndex(isComing) + 1 : others.length;
}

function byMoment(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}

/** The chosen key decides, in the chosen direction. */
function compare(
  one: DropinfoSortKeys,
  other: DropinfoSortKeys,
  { field, direction }: DropinfoOrder,
): number {
  const sign = direction === 'DESC' ? -1 : 1;
  switch (field) {
    case 'CREATED_AT':
      return sign * byMoment(one.createdAt, other.createdAt);
    case 'MINUTES_TO_KICK_OFF':
      return sign * (one.minutesToKickOff - other.minutesToKickOff);
    case 'DROP':
      return sign * (one.drop - other.drop);
    default:
      return sign * byMoment(one.kickOff, other.kickOff);
  }
}

/** A row with its kick-off in ISO 8601. */
interface Row {
  readonly id: string;
  readonly kickOff: string;
}

/** Rows by kick-off with those in `past` (ids) behind the coming ones, the latest of them first. */
export function sortStartedLast<T extends Row>(rows: readonly T[], past: ReadonlySet<string>): T[] {
  const started = rows.filter(({ id }) => past.has(id));
  return [
    ...rows.filter(({ id }) => !past.has(id)),
    ...started.toSorted((one, other) => Date.parse(other.kickOff) - Date.parse(one.kickOff)),
  ];
}

/** Ids of the rows whose match has begun; while `hold` is set it stays as it was, so that nothing moves. */
export function useStartedIds(rows: readonly Row[], hold: boolean): ReadonlySet<string> {
  const past = useNow((now) =>
    rows
      .filter(({ kickOff }) => Date.parse(kickOff) < now)
      .map(({ id }) => id)
      .join(' '),
  );
  const [shown, setShown] = useState(past);
  if (!hold && shown !== past) setShown(past);
  return new Set(shown.split(' '));
}
