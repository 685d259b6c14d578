import { GraphQLError } from 'graphql';
import { dropinfoLiveSource } from '../../domains/dropinfo/live-source.ts';
import type { LiveItem, LiveReader, LiveSource } from '../../domains/live-source.ts';
import { tipLiveSource } from '../../domains/tip/live-source.ts';
import type { PollResult } from '../../rest/rest-client.ts';
import type { Lang } from '../../rest/session.ts';

interface FakeRow {
  readonly id: number;
  readonly state: string;
  /** Derived from the id when absent, so that later rows have higher ids. */
  readonly createdAt?: string;
  readonly newsUntil?: string;
}

/** A list that tests set; each change gives it a new ETag. */
export class FakeList {
  readonly reads: string[] = [];
  readonly members = new Map<number, readonly number[]>();
  /** Ids of rows that the filter `coming` no longer includes. */
  readonly begun = new Set<number>();
  /** Each is thrown by one of the next reads. */
  readonly nextErrors: Error[] = [];
  /** Whether the upstream lacks this list. */
  isMissing = false;
  /** Thrown by every read when not null. */
  errorFor: (lang: Lang) => Error | null = () => null;
  /** Delays all reads. */
  hold: Promise<void> | null = null;
  /** Delays the reads of a language. */
  holdOf: (lang: Lang) => Promise<void> | null = () => null;
  #rows: readonly FakeRow[] = [];
  #version = 0;

  set(rows: readonly FakeRow[]): void {
    this.#rows = rows;
    this.#version += 1;
  }

  async read(lang: Lang, etag: string | null): Promise<PollResult<readonly FakeRow[]> | null> {
    this.reads.push(`${lang} ${etag ?? '-'}`);
    if (this.isMissing) return null;
    const rows = this.#rows;
    const tag = `v${this.#version}`;
    await this.hold;
    await this.holdOf(lang);
    const error = this.nextErrors.shift() ?? this.errorFor(lang);
    if (error !== null) throw error;
    return etag === tag ? { changed: false } : { changed: true, reply: rows, etag: tag };
  }
}

export const noReader: LiveReader = { read: () => Promise.reject(new Error('Nothing is read here.')) };

/** The default time of creation: one hour after the previous id. */
export const createdAtFor = (id: number): string =>
  new Date(Date.parse('2026-03-01T00:00:00Z') + id * 3_600_000).toISOString();

const has = (filter: unknown, name: string): boolean =>
  typeof filter === 'object' && filter !== null && Reflect.get(filter, name) === true;

/** Whether a filter selects favourite leagues only; a row's league is its id. */
const isMine = (filter: unknown): boolean => has(filter, 'mine');

/** A source of a fake list; a tip's running number is its id. */
export function fakeSource(kind: 'dropinfo' | 'tip', list: FakeList): LiveSource {
  const toItem = (row: FakeRow, lang: Lang): LiveItem => ({
    id: row.id,
    state: row.state,
    createdAt: row.createdAt ?? createdAtFor(row.id),
    newsUntil: row.newsUntil ?? null,
    audience: kind === 'tip' ? { kind, type: 'default', idx: row.id } : { kind },
    wire: { ...row, lang },
  });
  const { audience, accessOf, audienceBefore } = kind === 'tip' ? tipLiveSource : dropinfoLiveSource;
  return {
    kind,
    audience,
    accessOf,
    audienceBefore,
    field: kind === 'tip' ? 'tipStatusesChanged' : 'dropinfosAdded',
    newestWins: kind === 'dropinfo',
    async read(_, lang, etag) {
      const answer = await list.read(lang, etag);
      return answer?.changed ? { ...answer, reply: answer.reply.map((row) => toItem(row, lang)) } : answer;
    },
    wantsChanges: () => true,
    check: () => {},
    isPersonal: ({ filter }) => isMine(filter),
    dependsOnTime: ({ filter }) => has(filter, 'coming'),
    wants: (wire, { filter }, favourites) => {
      const { id } = wire as FakeRow;
      return (!isMine(filter) || favourites.has(id)) && !(has(filter, 'coming') && list.begun.has(id));
    },
    leagueFilter(args) {
      const filter = args.filter;
      if (typeof filter === 'object' && filter !== null && 'leagueFilterId' in filter) {
        const id = Number(filter.leagueFilterId);
        if (Number.isNaN(id)) {
          throw new GraphQLError('No such filter.', { extensions: { code: 'BAD_USER_INPUT' } });
        }
        return id;
      }
      return null;
    },
    async readMembers(_, filter) {
      await list.read('pl', `filter ${filter}`);
      return new Set(list.members.get(filter) ?? []);
    },
    toPayload: (changes) => ({
      [kind === 'tip' ? 'tips' : 'dropinfos']: changes.map(({ wire }) => Object(wire)),
    }),
  };
}
