import type { ZodType } from 'zod';
import type { Endpoint } from '../rest/endpoint.ts';
import type { PollResult } from '../rest/rest-client.ts';
import type { Lang } from '../rest/session.ts';

/** What can change live, by the name that its source gives it. */
export type LiveKind = string;

/** What decides who may see an event; the other fields are its source's. */
export interface LiveAudience {
  readonly kind: LiveKind;
  readonly [field: string]: unknown;
}

/** What a person may, as sources judge by it. Staff are admins and typers. */
export interface LiveRights {
  readonly isStaff: boolean;
  /** Whether they have a permission, in the upstream's words; staff have all. */
  readonly holds: (permission: string) => boolean;
  /** Every how many-th tip their plan shows, by running number; null for none. */
  readonly tipInterval: number | null;
}

export interface LiveAccess<Audience> {
  /** Those with the same text see the same events. */
  readonly className: string;
  readonly sees: (audience: Audience) => boolean;
}

/** The cursor of no log: resuming after it always finds a gap. Ids of logs are longer. */
export const noLogCursor = 'none-0';

/** Reads the upstream by the watcher's own account. */
export interface LiveReader {
  /** Reads a list, conditionally when an `etag` is given. @throws UpstreamError */
  read<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    lang: Lang,
    etag: string | null,
  ): Promise<PollResult<Reply>>;
}

/** What the watcher needs to know of one row of a list. */
export interface LiveItem {
  readonly id: number;
  /** Another one is news. What stands behind a slash may come and go; nothing has a blank. */
  readonly state: string;
  /** When it was made, ISO 8601. A thing of the same id that was made at another time is another one. */
  readonly createdAt: string;
  /** From when on it is no news any more, ISO 8601; null for never. */
  readonly newsUntil: string | null;
  readonly audience: LiveAudience;
  /** The row as the upstream sent it. */
  readonly wire: unknown;
}

/** A row of which something is news. */
export interface LiveChange {
  /** As the upstream sent it. */
  readonly wire: unknown;
  /** What its state was before; null for a thing that was not seen before. */
  readonly previousState: string | null;
}

/** Coerced arguments of a subscription field. */
export type LiveArgs = Readonly<Record<string, unknown>>;

/** What of a source's definition stays as it is, whatever its rows are. */
type OwnTerms = Pick<
  LiveSourceDefinition<unknown, unknown, LiveArgs, LiveAudience, object>,
  'kind' | 'audience' | 'accessOf' | 'field' | 'newestWins' | 'wants' | 'leagueFilter'
>;

/** What a definition may leave out. */
interface LiveChecks<Args = LiveArgs> {
  /** Whether the arguments want what has changed of a thing that was seen before, and not only what is new; they do when absent. */
  readonly wantsChanges: (args: Args) => boolean;
  /** Looks at the arguments before anything is followed. @throws GraphQLError BAD_USER_INPUT for what is larger than it may be */
  readonly check: (args: Args) => void;
  /** Whether what the arguments want depends on the favourite leagues of who asks. */
  readonly isPersonal: (args: Args) => boolean;
}

/** What a domain gives so that its changes are shown live. */
export interface LiveSource extends OwnTerms, LiveChecks {
  read(reader: LiveReader, lang: Lang, etag: string | null): Promise<PollResult<readonly LiveItem[]>>;
  /** Reads which ids a league filter lets through. */
  readMembers(reader: LiveReader, leagueFilter: number): Promise<ReadonlySet<number>>;
  /** The fields of the payload that show changes. */
  toPayload(changes: readonly LiveChange[]): Readonly<Record<string, readonly object[]>>;
}

/**
 * What a domain gives so that changes of what is one person's own are shown live to that person alone. Nobody watches
 * for them: the upstream's hook and the gateway's own mutations say what has changed.
 */
export interface PersonalSource {
  readonly scope: 'person';
  readonly kind: LiveKind;
  /** The subscription field; the resolvers of its payload read a `PersonalPayload`. */
  readonly field: string;
}

/** Whether what a source shows is one person's own. */
export const isPersonalSource = (source: LiveSource | PersonalSource): source is PersonalSource =>
  'scope' in source;

/** What the payload of a personal subscription is made from, with the person's own credentials. */
export interface PersonalPayload {
  readonly cursor: string;
  readonly gap: boolean;
  /** What has changed, each by the upstream's number or its uid; empty in a payload that only tells the cursor or a gap. */
  readonly ids: readonly string[];
}

/** A source in the terms of its own rows and its field's arguments, without `after`. */
export interface LiveSourceDefinition<Row, Reply, Args, Audience extends LiveAudience, Shown extends object>
  extends Partial<LiveChecks<Args>> {
  readonly kind: LiveKind;
  /** The shape of its audiences, for what the log holds of them. */
  readonly audience: ZodType<Audience>;
  /** What somebody with these rights sees of it; null for nothing. */
  readonly accessOf: (rights: LiveRights) => LiveAccess<Audience> | null;
  /** The subscription field. */
  readonly field: string;
  /** The field of its payload that lists the things. */
  readonly listField: string;
  /** The field of its payload that lists those that were seen before; without it they stand among the others. */
  readonly changedField?: string;
  /** Whether waiting payloads may be merged, and the oldest given up for a slow reader. */
  readonly newestWins: boolean;
  readonly list: Endpoint<Record<never, never>, Reply>;
  /** The list that a league filter leaves; null where there are no such filters. */
  readonly filteredList: Endpoint<{ leagueFilter: number }, Reply> | null;
  readonly rows: (reply: Reply) => readonly Row[];
  readonly describe: (row: Row) => Omit<LiveItem, 'wire' | 'audience'> & { readonly audience: Audience };
  /** Whether the arguments want this row, of somebody with these favourite leagues; the league filter is not looked at. */
  readonly wants: (row: Row, args: Args, favouriteLeagues: ReadonlySet<number>) => boolean;
  /** The league filter that the arguments name, null for none. @throws GraphQLError BAD_USER_INPUT when it cannot be one */
  readonly leagueFilter: (args: Args) => number | null;
  /** The row as the graph shows it. */
  readonly toGraph: (row: Row) => Shown;
  /** What the field `changes` of the payload tells of a thing; absent where the payload has none. */
  readonly toChange?: (shown: Shown, previousState: string | null) => object;
}

/**
 * Makes a source of a domain's rows. The log carries rows and audiences as unknown; only what this source made comes
 * back to it under its kind, so they are its own again. Arguments are what the schema coerced for its field.
 */
export function defineLiveSource<Row, Reply, Args, Audience extends LiveAudience, Shown extends object>(
  definition: LiveSourceDefinition<Row, Reply, Args, Audience, Shown>,
): LiveSource {
  const { listField, changedField, list, filteredList, rows, describe, toGraph, toChange, ...own } =
    definition;
  return {
    wantsChanges: () => true,
    check: () => {},
    isPersonal: () => false,
    ...(own as unknown as OwnTerms & Partial<LiveChecks>),
    async read(reader, lang, etag) {
      const answer = await reader.read(list, {}, lang, etag);
      if (!answer.changed) return answer;
      const items = rows(answer.reply).map((row): LiveItem => ({ ...describe(row), wire: row }));
      return { changed: true, reply: items, etag: answer.etag };
    },
    async readMembers(reader, leagueFilter) {
      if (filteredList === null) return new Set();
      const answer = await reader.read(filteredList, { leagueFilter }, 'pl', null);
      return new Set(answer.changed ? rows(answer.reply).map((row) => describe(row).id) : []);
    },
    toPayload(changes) {
      const things = changes.map(({ wire, previousState }) => ({
        shown: toGraph(wire as Row),
        previousState,
      }));
      const listed = things.filter(
        ({ previousState }) => changedField === undefined || previousState === null,
      );
      return {
        [listField]: listed.map(({ shown }) => shown),
        ...(changedField !== undefined && {
          [changedField]: things
            .filter(({ previousState }) => previousState !== null)
            .map(({ shown }) => shown),
        }),
        ...(toChange && {
          changes: things.map(({ shown, previousState }) => toChange(shown, previousState)),
        }),
      };
    },
  };
}
