import { desc } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sealStamps } from '../db/seal-tables.ts';
import { keepRunning } from '../rounds.ts';
import { headOf } from './seal-queries.ts';
import { checkTimeStamp, timeStampRequest } from './time-stamp.ts';

interface StampDeps {
  db: Database;
  clock: Clock;
  /** Address of a time-stamp service that speaks RFC 3161 over HTTP. */
  url: string;
}

const timeoutMs = 20_000;
/** More than any service's answer with its certificates. */
const maxResponseBytes = 64 * 1024;
const betweenRounds = 15 * 60_000;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/**
 * Has the newest seal signed by the time-stamp service, once a day (UTC) and only where a seal has come since the last time.
 * @throws Error where the service does not answer, refuses, or signs something else
 */
export async function stampHead({ db, clock, url }: StampDeps): Promise<void> {
  const now = clock();
  const head = await headOf(db);
  const [last] = await db.select().from(sealStamps).orderBy(desc(sealStamps.sequence)).limit(1);
  if (!head || last?.sequence === head.sequence) return;
  if (last && dayOf(last.stampedAt) === dayOf(now)) return;
  const hash = Buffer.from(head.hash, 'hex');
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: new Uint8Array(timeStampRequest(hash)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) throw new Error(`The time-stamp service answered ${reply.status}`);
  const response = await readResponse(reply);
  checkTimeStamp(response, hash);
  const stamp = { sequence: head.sequence, stampedAt: now, response: response.toString('base64') };
  await db.insert(sealStamps).values(stamp).onConflictDoNothing();
}

/** The bytes of an answer. @throws Error for more of them than any service sends */
async function readResponse({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxResponseBytes) throw new Error("The time-stamp service's answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Looks every quarter of an hour whether the newest seal is to be signed, until it is closed; what fails is logged and tried again. */
export const keepStamping = (
  deps: StampDeps & { logger: Pick<FastifyBaseLogger, 'warn'> },
): { close(): Promise<void> } =>
  keepRunning(() => stampHead(deps), {
    everyMs: betweenRounds,
    onFault: (error) => deps.logger.warn(error, 'The newest seal has no time stamp yet'),
  });
