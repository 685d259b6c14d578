import { asc, gte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../api-context.ts';
import { matches } from '../db/tables.ts';
import { weakTag } from '../http/conditional-get.ts';
import { languageOf } from '../http/language.ts';
import { callerOf } from '../identity/authentication.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * Whose reply it is: `all` is the same for everybody who may have it, `own` depends on the caller's leagues and
 * autofilters too.
 */
type ReplyScope = 'all' | 'own';

/**
 * Answers with statistics: what leagues, seasons, teams and matches tell at a time, and what the caller has chosen. The
 * body is made once for an address and language and sent again as it is until one of these is written or the next match
 * kicks off. `make` gives the body for a moment and may look at nothing else.
 */
export type AnswerStatistics = (
  request: FastifyRequest,
  reply: FastifyReply,
  scope: ReplyScope,
  make: (now: Date) => Promise<object>,
) => Promise<FastifyReply>;

/**
 * Makes the answerer. A request reads the versions of what its reply is made of together with its caller, before anything
 * else, and bodies are remembered under them: so a body that is found is at least as new as any write that was committed
 * before the request, by whichever process. One that is made while a write commits is remembered under the version
 * before, for which nobody asks after it.
 */
export function createStatisticsReplies({ db, clock }: Pick<ApiContext, 'db' | 'clock'>): AnswerStatistics {
  const bodies = createBodyCache(maxBytes);
  const inTheMaking = new Map<string, Promise<TimedBody>>();

  /** The next kick-off is looked up first: a match that comes in between moves the version. */
  async function makeBody(key: string, now: Date, make: (now: Date) => Promise<object>): Promise<TimedBody> {
    const [next] = await db
      .select({ date: matches.date })
      .from(matches)
      .where(gte(matches.date, now))
      .orderBy(asc(matches.date))
      .limit(1);
    const bytes = Buffer.from(JSON.stringify(await make(now)));
    const until = next?.date.getTime() ?? Number.POSITIVE_INFINITY;
    const body = { bytes, tag: weakTag(bytes), from: now.getTime(), until };
    bodies.set(key, body);
    return body;
  }

  /** Those who ask for the same at the same time wait for one making of it. */
  async function find(key: string, now: Date, make: (now: Date) => Promise<object>): Promise<TaggedBody> {
    const known = bodies.get(key);
    if (known && isGoodAt(known, now.getTime())) return known;
    const made = await inTheMaking.get(key);
    if (made && isGoodAt(made, now.getTime())) return made;
    const making = makeBody(key, now, make).finally(() => {
      if (inTheMaking.get(key) === making) inTheMaking.delete(key);
    });
    inTheMaking.set(key, making);
    return making;
  }

  return async (request, reply, scope, make) => {
    const { user, statisticsVersion } = callerOf(request);
    const whose = scope === 'own' ? `${user.id}.${user.choicesVersion}` : '';
    const key = `${statisticsVersion} ${whose} ${languageOf(request)} ${request.url}`;
    const { bytes, tag } = await find(key, clock(), make);
    return reply.header('etag', tag).type('application/json; charset=utf-8').send(bytes);
  };
}

interface TaggedBody {
  bytes: Buffer;
  tag: string;
}

interface TimedBody extends TaggedBody {
  from: number;
  until: number;
}

/** Whether a body is good at a moment, unix milliseconds. */
export const isGoodAt = ({ from, until }: TimedBody, now: number): boolean => now >= from && now < until;

/** What an entry takes beside its key and its bytes, roughly. */
const overhead = 300;

/** Bodies by key, up to a number of bytes with their keys; one that is larger than that is not kept. */
export const createBodyCache = (maxBytes: number): LRUCache<string, TimedBody> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => overhead + 2 * key.length + bytes.byteLength,
  });
