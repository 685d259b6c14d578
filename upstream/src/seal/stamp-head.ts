import { desc } from 'drizzle-orm';
import { sealStamps } from '../db/seal-tables.ts';
import type { Deps } from '../deps.ts';
import { readLimited } from '../http/read-limited.ts';
import { headOf } from './seal-queries.ts';

interface StampDeps extends Deps {
  /** URL of an RFC 3161 time-stamp service. */
  url: string;
}

const timeoutMs = 20_000;
/** Larger than any response with certificates. */
const maxResponseBytes = 64 * 1024;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/**
 * Requests a time stamp for the newest seal, once per UTC day and only if there is a new seal since the last stamp.
 * @throws Error when the service is unavailable, rejects the request, or signs another hash
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
  if (response === null) throw new Error("The time-stamp service's response is too long");
  checkTimeStamp(response, hash);
  const stamp = { sequence: head.sequence, stampedAt: now, response: response.toString('base64') };
  await db.insert(sealStamps).values(stamp).onConflictDoNothing();
}

/** A DER value; `parts` are the values within a constructed one. */
interface DerValue {
  readonly tag: number;
  readonly bytes: Buffer;
  readonly parts: readonly DerValue[];
}

const constructed = 0x20;

/** An RFC 3161 request to sign a SHA-256 hash and include the certificate, whose DER differs only in the hash. */
const timeStampRequest = (hash: Buffer): Buffer =>
  Buffer.concat([
    // Version 1; the message imprint with the identifier of SHA-256 and the header of 32 octets; certReq.
    Buffer.from('3039020101' + '3031300d06096086480165030402010500' + '0420', 'hex'),
    hash,
    Buffer.from('0101ff', 'hex'),
  ]);

/** Reads consecutive DER values. @throws Error for invalid DER */
function readDer(bytes: Buffer, depth = 0): DerValue[] {
  if (depth > 20) throw new Error('too deep');
  const values: DerValue[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const tag = bytes.readUInt8(offset);
    let length = bytes.readUInt8(offset + 1);
    offset += 2;
    if (length === 0x80 || length > 0x84) throw new Error('unsupported length');
    if (length > 0x80) {
      const size = length - 0x80;
      length = bytes.readUIntBE(offset, size);
      offset += size;
    }
    if (offset + length > bytes.length) throw new Error('cut off');
    const content = bytes.subarray(offset, offset + length);
    values.push({ tag, bytes: content, parts: tag & constructed ? readDer(content, depth + 1) : [] });
    offset += length;
  }
  return values;
}

/** PKIStatus `granted` and `grantedWithMods`. */
const grantedStatuses = ['00', '01'];

/**
 * Checks that a response was granted for this hash. Does not verify its signature, which requires a trusted certificate.
 * @throws Error with the reason
 */
export function checkTimeStamp(response: Buffer, hash: Buffer): void {
  const [status, token] = partsOf(readDer(response)[0]);
  const code = partsOf(status)[0]?.bytes.toString('hex') ?? '';
  if (!grantedStatuses.includes(code)) throw new Error(`The time-stamp service refused: status ${code}`);
  // ContentInfo > SignedData > encapsulated content > TSTInfo as bytes.
  const signedData = partsOf(partsOf(partsOf(token)[1])[0]);
  const info = partsOf(partsOf(signedData[2])[1])[0]?.bytes ?? Buffer.alloc(0);
  const imprint = partsOf(partsOf(readDer(info)[0])[2])[1]?.bytes;
  if (!imprint?.equals(hash)) throw new Error('The time-stamp service signed another hash');
}

const partsOf = (value: DerValue | undefined): readonly DerValue[] => value?.parts ?? [];
