import { hash } from 'node:crypto';

export type Encoding = 'zstd' | 'br' | 'gzip';

/** Limits the work for oversized headers. */
const [maxMembers, maxParameters] = [20, 4];

/** The members of a list header that count. */
export const countedMembers = (header: string): string => header.split(',', maxMembers).join(',');

/** Quality by coding of an Accept-Encoding header; an invalid quality counts as 0. */
function qualitiesIn(header: string): ReadonlyMap<string, number> {
  const qualities = new Map<string, number>();
  for (const member of header.toLowerCase().split(',', maxMembers)) {
    const [name = '', ...parameters] = member.split(';', maxParameters).map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  return qualities;
}

/**
 * Negotiates Accept-Encoding (RFC 9110, 12.5.3). Of equal qualities the first of `offered` wins.
 * @returns null when the client accepts none, or prefers identity
 */
export function encodingOf<Offered extends Encoding>(
  header: string | null | undefined,
  offered: readonly Offered[],
): Offered | null {
  const qualities = qualitiesIn(header ?? '');
  const qualityOf = (encoding: Offered) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  const [best] = offered.toSorted((a, b) => qualityOf(b) - qualityOf(a));
  if (best === undefined || qualityOf(best) === 0) return null;
  return qualityOf(best) >= (qualities.get('identity') ?? 0) ? best : null;
}

/** Weak, because the ETag is the same in all encodings. */
export const weakTagOf = (text: Buffer): string => `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

/** Weak comparison of an If-None-Match header with a weak ETag. */
export const matchesTag = (header: string | null | undefined, tag: string): boolean =>
  (header ?? '').split(',', maxMembers).some((one) => ['*', tag, tag.slice(2)].includes(one.trim()));
