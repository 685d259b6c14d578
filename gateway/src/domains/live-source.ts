import type { ZodType } from 'zod';
import { nullIfNotFound } from '../kit/errors.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import type { PollResult } from '../rest/rest-client.ts';
import type { Lang } from '../rest/session.ts';

/** Name of a live source, for example `tip`. */
export type LiveKind = string;

/** Decides who may see an event; the other fields belong to the source. */
export interface LiveAudience {
  readonly kind: LiveKind;
  readonly [field: string]: unknown;
}

/** A user's access, as sources check it. Staff are admins and typers. */
interface LiveRights {
  readonly isStaff: boolean;
  /** Whether they have a permission, by the upstream's name; staff have all. */
  readonly holds: (permission: string) => boolean;
  /** n, where their plan shows every nth tip by running number; null for no tips. */
  readonly tipInterval: number | null;
}

export interface LiveAccess<Audience> {
  /** Users with the same class name see the same events, with the same fields. */
  readonly className: string;
  readonly sees: (audience: Audience) => boolean;
}

/** Cursor used without a log: resuming after it always reports a gap. Log ids are longer. */
export const noLogCursor = 'none-0';

/** Reads the upstream with the watcher's account. */
export interface LiveReader {
  /** Reads a list, conditionally when an `etag` is given. @throws UpstreamError */
  read<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    lang: Lang,
    etag: string | null,
  ): Promise<PollResult<Reply>>;
}

/** One row of a list, as the watcher needs it. */
export interface LiveItem {
  readonly id: number;
  /** A different state is a change. The parts after a slash are optional; no spaces. */
  readonly state: string;
  /** ISO 8601. A row with the same id and another creation time is a different object. */
  readonly createdAt: string;
  /** ISO 8601. Later changes are not reported; null for no end. */
  readonly newsUntil: string | null;
  readonly audience: LiveAudience;
  /** The row as the upstream sent it. */
  readonly wire: unknown;
}

/** A new or changed row. */
interface LiveChange {
  /** The row as the upstream sent it. */
  readonly wire: unknown;
  /** Null for a new row. */
  readonly previousState: string | null;
}

/** Coerced arguments of a subscription field. */
export type LiveArgs = Readonly<Record<string, unknown>>;

/** The parts of a definition that do not depend on its row type. */
type SharedParts = Pick<
  LiveSourceDefinition<unknown, unknown, LiveArgs, LiveAudience, object>,
  'kind' | 'audience' | 'accessOf' | 'field' | 'newestWins' | 'wants' | 'leagueFilter'
>;

/** Optional parts of a definition. */
interface LiveChecks<Args = LiveArgs> {
  /** Whether the arguments request changes of known rows, not only new rows. Default: true. */
  readonly wantsChanges: (args: Args) => boolean;
  /** Validates the arguments at subscribe time. @throws GraphQLError BAD_USER_INPUT when one is too large */
  readonly check: (args: Args) => void;
  /** Whether the result depends on the caller's favourite leagues. */
  readonly isPersonal: (args: Args) => boolean;
  /** Whether `wants` depends on the time. */
  readonly dependsOnTime: (args: Args) => boolean;
  /** Who could see a changed row in its previous state. Default: the users who can see it now. */
  readonly audienceBefore: (audience: LiveAudience, previousState: string) => LiveAudience;
}

/** A domain's live source: changes of a list that many users see. */
export interface LiveSource extends SharedParts, LiveChecks {
  /** null when the upstream lacks the optional list. */
  read(reader: LiveReader, lang: Lang, etag: string | null): Promise<PollResult<readonly LiveItem[]> | null>;
  /** Reads the ids that a league filter includes. */
  readMembers(reader: LiveReader, leagueFilter: number): Promise<ReadonlySet<number>>;
  /** The payload's fields for the changes, as users of a class see them. */
  toPayload(changes: readonly LiveChange[], className: string): Readonly<Record<string, readonly object[]>>;
}

/**
 * A domain's live source for data of one user, sent to that user alone. It is not polled: the upstream's webhook and
 * the gateway's own mutations report the changes.
 */
export interface PersonalSource {
  readonly scope: 'person';
  readonly kind: LiveKind;
  /** The subscription field; the resolvers of its payload read a `PersonalPayload`. */
  readonly field: string;
}

export const isPersonalSource = (source: LiveSource | PersonalSource): source is PersonalSource =>
  'scope' in source;

/** Model of a personal subscription's payload, resolved with the user's own credentials. */
export interface PersonalPayload {
  readonly cursor: string;
  readonly gap: boolean;
  /** Numbers or uids of the changed objects; empty in a payload that only carries a cursor or a gap. */
  readonly ids: readonly string[];
}

/** A source typed by its own rows and its field's arguments, without `after`. */
interface LiveSourceDefinition<Row, Reply, Args, Audience extends LiveAudience, Shown extends object>
  extends Partial<LiveChecks<Args>> {
  readonly kind: LiveKind;
  /** Decodes the audiences stored in the log. */
  readonly audience: ZodType<Audience>;
  /** What a user with these rights sees; null for nothing. */
  readonly accessOf: (rights: LiveRights) => LiveAccess<Audience> | null;
  /** The subscription field. */
  readonly field: string;
  /** The payload field that lists the objects. */
  readonly listField: string;
  /** The payload field for changes of known objects; without it they are in `listField` too. */
  readonly changedField?: string;
  /** Whether queued payloads may be merged, and the oldest dropped for a slow client. */
  readonly newestWins: boolean;
  readonly list: Endpoint<Record<never, never>, Reply>;
  /** The list restricted by a league filter; null for a source without such filters. */
  readonly filteredList: Endpoint<{ leagueFilter: number }, Reply> | null;
  readonly rows: (reply: Reply) => readonly Row[];
  readonly describe: (row: Row) => Omit<LiveItem, 'wire' | 'audience'> & { readonly audience: Audience };
  /** Whether the arguments match this new or changed row; ignores the league filter. */
  readonly wants: (row: Row, args: Args, favouriteLeagues: ReadonlySet<number>, isChange: boolean) => boolean;
  /** The league filter in the arguments; null for none. @throws GraphQLError BAD_USER_INPUT for another id */
  readonly leagueFilter: (args: Args) => number | null;
  /** The object, as users of a class see it. */
  readonly toGraph: (row: Row, className: string) => Shown;
  /** An item of the payload's field `changes`; absent when the payload has no such field. */
  readonly toChange?: (shown: Shown, previousState: string | null) => object;
}

/**
 * Erases the row type of a definition. The casts are safe: the log returns to a source only rows and audiences of its
 * own kind, and the schema has coerced the arguments of its field.
 */
export function defineLiveSource<Row, Reply, Args, Audience extends LiveAudience, Shown extends object>(
  definition: LiveSourceDefinition<Row, Reply, Args, Audience, Shown>,
): LiveSource {
  const { listField, changedField, list, filteredList, rows, describe, toGraph, toChange, ...shared } =
    definition;
  return {
    wantsChanges: () => true,
    check: () => {},
    isPersonal: () => false,
    dependsOnTime: () => false,
    audienceBefore: (audience) => audience,
    ...(shared as unknown as SharedParts & Partial<LiveChecks>),
    async read(reader, lang, etag) {
      const reading = reader.read(list, {}, lang, etag);
      const result = await (list.optional === true ? nullIfNotFound(reading) : reading);
      if (result === null || !result.changed) return result;
      const items = rows(result.reply).map((row): LiveItem => ({ ...describe(row), wire: row }));
      return { changed: true, reply: items, etag: result.etag };
    },
    async readMembers(reader, leagueFilter) {
      if (filteredList === null) return new Set();
      const result = await reader.read(filteredList, { leagueFilter }, 'pl', null);
      return new Set(result.changed ? rows(result.reply).map((row) => describe(row).id) : []);
    },
    toPayload(changes, className) {
      const listed: object[] = [];
      const changed = changedField === undefined ? listed : [];
      const details: object[] = [];
      for (const { wire, previousState } of changes) {
        const shown = toGraph(wire as Row, className);
        (previousState === null ? listed : changed).push(shown);
        if (toChange) details.push(toChange(shown, previousState));
      }
      return {
        [listField]: listed,
        ...(changedField !== undefined && { [changedField]: changed }),
        ...(toChange && { changes: details }),
      };
    },
  };
}
