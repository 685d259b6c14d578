import { fits, pathOfInvalid } from '../kit/compile-shape.ts';
import type { Codec } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from './endpoint.ts';

const utf8 = new TextDecoder();

/** The undecoded JSON of a 2xx response. */
export class ReplyBytes {
  readonly bytes: Uint8Array;
  readonly etag: string | null;
  /** Age of a stale reply that replaces a failed one; null for a fresh reply. */
  readonly ageS: number | null;
  /** Whether the JSON was parsed and matched the endpoint's shape. */
  isValid = false;

  constructor(bytes: Uint8Array, etag: string | null, ageS: number | null = null) {
    this.bytes = bytes;
    this.etag = etag;
    this.ageS = ageS;
  }

  equals(other: ReplyBytes): boolean {
    return this === other || Buffer.compare(this.bytes, other.bytes) === 0;
  }
}

/** @throws UpstreamError BAD_UPSTREAM_RESPONSE for broken JSON or a reply that does not match the endpoint's shape */
export function decodeReply<Reply>(endpoint: Endpoint<never, Reply>, reply: ReplyBytes): Reply {
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
  reply.isValid = true;
  return decoded;
}

/** undefined for no bytes or broken JSON. */
export function parseJson(bytes: Uint8Array | null): unknown {
  try {
    return bytes === null ? undefined : JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Checks a reply against its shape and returns it unchanged, with undeclared fields.
 * @throws UpstreamError BAD_UPSTREAM_RESPONSE whose `path` is the first field that does not match, such as
 * `dropinfos[3].drop`. It never contains the value.
 */
export function decode<Reply>(codec: Codec<Reply, unknown>, body: unknown, endpointId: string): Reply {
  if (fits(codec, body)) return body;
  const path = pathOfInvalid(codec, body) ?? '';
  const message = `The upstream's response at ${endpointId} does not match its shape${path && ` at ${path}`}.`;
  throw new UpstreamError('BAD_UPSTREAM_RESPONSE', message, { status: 200, path });
}
