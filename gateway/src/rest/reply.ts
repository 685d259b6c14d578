import { fits, misfitIn } from '../kit/compile-shape.ts';
import type { Codec } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from './endpoint.ts';

const utf8 = new TextDecoder();

/** The JSON of a good answer as it came. */
export class ReplyBytes {
  readonly bytes: Uint8Array;
  /** What the answer can be asked for with again; null where the upstream gave no tag. */
  readonly tag: string | null;
  /** How many seconds ago the answer came that stands in for one that failed; null for one that has just come. */
  readonly ageS: number | null;
  /** Whether its JSON was read and found fit. */
  isFit = false;

  constructor(bytes: Uint8Array, tag: string | null, ageS: number | null = null) {
    this.bytes = bytes;
    this.tag = tag;
    this.ageS = ageS;
  }

  /** Whether another answer has the same bytes. */
  equals(other: ReplyBytes): boolean {
    return this === other || Buffer.compare(this.bytes, other.bytes) === 0;
  }
}

/**
 * The reply in the bytes of a good answer, checked against the endpoint's schema.
 * Throws `UpstreamError` BAD_UPSTREAM_RESPONSE for broken JSON and for one that does not fit.
 */
export function replyIn<Reply>(endpoint: Endpoint<never, Reply>, reply: ReplyBytes): Reply {
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(reply.bytes));
  } catch (error) {
    throw new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream's JSON at ${endpoint.id} is broken.`, {
      status: 200,
      cause: error,
    });
  }
  const decoded = decode(endpoint.decode, body, endpoint.id);
  reply.isFit = true;
  return decoded;
}

/** The body of a refusal; undefined where it is none or no JSON. */
export function refusalIn(bytes: Uint8Array | null): unknown {
  try {
    return bytes === null ? undefined : JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Checks a reply against its declaration, and gives it as it is, fields that are not declared included. Throws
 * `UpstreamError` BAD_UPSTREAM_RESPONSE that names the first field that does not fit, for example `dropinfos[3].drop`; the
 * value itself is never told.
 */
export function decode<Reply>(codec: Codec<Reply, unknown>, body: unknown, endpointId: string): Reply {
  if (fits(codec, body)) return body;
  throw new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream's answer at ${endpointId} does not fit.`, {
    status: 200,
    path: misfitIn(codec, body) ?? '',
  });
}
