import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../api-context.ts';
import type { Deps } from '../deps.ts';
import { weakTag } from '../http/conditional-get.ts';
import { languageOf } from '../http/language.ts';
import { callerOf } from '../identity/authentication.ts';
import { nextStateChange } from '../match/match-states.ts';

/** Of bodies and keys; a larger body is not cached. */
const maxBytes = 64 * 1024 * 1024;
/** Approximate bytes of an entry in addition to its key and body. */
const entryOverhead = 300;

/**
 * Replies with statistics. The body is cached by URL and language until leagues, seasons, teams, matches or the caller's
 * choices are written, or a match kicks off or counts as over. `make` may depend only on these and on `now`.
 * @param scope `all`: the reply is the same for all callers; `own`: it also depends on the caller's leagues and autofilters
 */
type AnswerStatistics = (
  request: FastifyRequest,
  reply: FastifyReply,
  scope: 'all' | 'own',
  make: (now: Date) => Promise<object>,
) => Promise<FastifyReply>;

export interface StatisticsContext extends ApiContext {
  answerStatistics: AnswerStatistics;
}

/**
 * A request reads the versions of the statistics together with its caller, and bodies are cached by version. A cached body
 * therefore includes every write of any process that was committed before the request. A body that is made while a write
 * commits is cached under the previous version, which later requests do not use.
 */
export function createStatisticsReplies({ db, clock }: Deps): AnswerStatistics {
  const bodies = new LRUCache<string, CachedBody>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => entryOverhead + 2 * key.length + bytes.byteLength,
  });
  const pending = new Map<string, Promise<CachedBody>>();

  /** The next change by time is read first: a match that is added in between changes the version. */
  async function makeBody(key: string, now: Date, make: (now: Date) => Promise<object>): Promise<CachedBody> {
    const until = await nextStateChange(db, now);
    const bytes = Buffer.from(JSON.stringify(await make(now)));
    const body = { bytes, tag: weakTag(bytes), from: now.getTime(), until };
    bodies.set(key, body);
    return body;
  }

  /** Concurrent requests of one key share one body. */
  async function find(key: string, now: Date, make: (now: Date) => Promise<object>): Promise<CachedBody> {
    const cached = bodies.get(key);
    if (cached && isValidAt(cached, now.getTime())) return cached;
    const shared = await pending.get(key);
    if (shared && isValidAt(shared, now.getTime())) return shared;
    const body = makeBody(key, now, make).finally(() => {
      if (pending.get(key) === body) pending.delete(key);
    });
    pending.set(key, body);
    return body;
  }

  return async (request, reply, scope, make) => {
    const { user, statisticsVersion } = callerOf(request);
    const whose = scope === 'own' ? `${user.id}.${user.choicesVersion}` : '';
    const key = `${statisticsVersion} ${whose} ${languageOf(request)} ${request.url}`;
    const { bytes, tag } = await find(key, clock(), make);
    return reply.header('etag', tag).type('application/json; charset=utf-8').send(bytes);
  };
}

/** `from` and `until` are unix milliseconds. */
interface CachedBody {
  bytes: Buffer;
  tag: string;
  from: number;
  until: number;
}

/** @param now unix milliseconds */
const isValidAt = ({ from, until }: CachedBody, now: number): boolean => now >= from && now < until;
