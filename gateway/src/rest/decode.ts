import { fits, misfitIn } from '../kit/compile-shape.ts';
import type { Codec } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';

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
