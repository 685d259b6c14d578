import { desc } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { keepRunning } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sealStamps } from '../db/seal-tables.ts';
import { readLimited } from '../http/read-limited.ts';
import { headOf } from './seal-queries.ts';

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
  const response = await readLimited(reply, maxResponseBytes);
  if (response === null) throw new Error("The time-stamp service's answer is too long");
  checkTimeStamp(response, hash);
  const stamp = { sequence: head.sequence, stampedAt: now, response: response.toString('base64') };
  await db.insert(sealStamps).values(stamp).onConflictDoNothing();
}

/** Looks every quarter of an hour whether the newest seal is to be signed, until it is closed; what fails is logged and tried again. */
export const keepStamping = (
  deps: StampDeps & { logger: Pick<FastifyBaseLogger, 'warn'> },
): { close(): Promise<void> } =>
  keepRunning(() => stampHead(deps), {
    everyMs: betweenRounds,
    onFault: (error) => deps.logger.warn(error, 'The newest seal has no time stamp yet'),
  });

/** A value of DER: its tag, its bytes, and for a constructed one the values in it. */
interface DerValue {
  readonly tag: number;
  readonly bytes: Buffer;
  readonly parts: readonly DerValue[];
}

const sequence = 0x30;
const octets = 0x04;
const constructed = 0x20;

/** Object identifier of SHA-256 with its NULL parameter, as an AlgorithmIdentifier. */
const sha256Algorithm = Buffer.from('300d06096086480165030402010500', 'hex');

const derOf = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const bytes = Buffer.concat(parts);
  if (bytes.length > 127) throw new Error('Longer values are not written here');
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
};

/** Asks a time-stamp service (RFC 3161) to sign a SHA-256 hash, and to send its certificate along. */
const timeStampRequest = (hash: Buffer): Buffer =>
  derOf(
    sequence,
    Buffer.from('020101', 'hex'),
    derOf(sequence, sha256Algorithm, derOf(octets, hash)),
    Buffer.from('0101ff', 'hex'),
  );

/** Reads the values that stand one behind the other in some bytes. @throws Error for bytes that are no DER */
function readDer(bytes: Buffer, depth = 0): DerValue[] {
  if (depth > 20) throw new Error('too deep');
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes.readUInt8(at);
    let length = bytes.readUInt8(at + 1);
    at += 2;
    if (length === 0x80 || length > 0x84) throw new Error('a length that cannot be read');
    if (length > 0x80) {
      const size = length - 0x80;
      length = bytes.readUIntBE(at, size);
      at += size;
    }
    if (at + length > bytes.length) throw new Error('cut off');
    const content = bytes.subarray(at, at + length);
    values.push({ tag, bytes: content, parts: tag & constructed ? readDer(content, depth + 1) : [] });
    at += length;
  }
  return values;
}

/** Whether a service has signed the hash: 0 and 1 stand for granted. */
const granted = ['00', '01'];

/**
 * Checks a service's answer: that it was granted, and that it is for this hash. Its signature is for those to check who trust a
 * certificate.
 * @throws Error saying what is wrong with it
 */
export function checkTimeStamp(response: Buffer, hash: Buffer): void {
  const [status, token] = partsOf(readDer(response)[0]);
  const code = partsOf(status)[0]?.bytes.toString('hex') ?? '';
  if (!granted.includes(code)) throw new Error(`The time-stamp service refused: status ${code}`);
  // ContentInfo, its SignedData, the encapsulated content, and in that the TSTInfo as bytes.
  const signedData = partsOf(partsOf(partsOf(token)[1])[0]);
  const info = partsOf(partsOf(signedData[2])[1])[0]?.bytes ?? Buffer.alloc(0);
  const imprint = partsOf(partsOf(readDer(info)[0])[2])[1]?.bytes;
  if (!imprint?.equals(hash)) throw new Error('The time-stamp service signed another hash');
}

const partsOf = (value: DerValue | undefined): readonly DerValue[] => value?.parts ?? [];
