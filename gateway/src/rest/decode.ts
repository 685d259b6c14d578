import type { ZodType } from 'zod';
import { UpstreamError } from '../kit/upstream-error.ts';

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

/**
 * Checks a reply against its schema. Throws `UpstreamError` BAD_UPSTREAM_RESPONSE that names the first field that does
 * not fit, for example `dropinfos[3].drop`; the value itself is never told.
 */
export function decode<Reply>(schema: ZodType<Reply>, body: unknown, endpointId: string): Reply {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const path = pathText(parsed.error.issues[0]?.path ?? []);
  throw new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream's answer at ${endpointId} does not fit.`, {
    status: 200,
    path,
  });
}
