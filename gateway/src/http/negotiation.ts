import { hash } from 'node:crypto';

export type Encoding = 'zstd' | 'br' | 'gzip';

/** How many members of a header, and of a member, are looked at: who sends thousands has no use for an answer. */
const [maxMembers, maxParameters] = [20, 4];

/** The quality of each coding that a header Accept-Encoding names; one that is no number counts as 0. */
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
 * The encoding that a client likes best by its header Accept-Encoding (RFC 9110, 12.5.3), the first of several that it likes
 * alike; null where it takes none, or likes none as much as the text as it is.
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

/** The entity tag of a text: a weak one, since it is the same in all encodings. */
export const weakTagOf = (text: Buffer): string => `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

/** Whether a header If-None-Match names a weak tag: alone or in a list, as it is or as a strong one. */
export const namesTag = (header: string | null | undefined, tag: string): boolean =>
  (header ?? '').split(',', maxMembers).some((one) => ['*', tag, tag.slice(2)].includes(one.trim()));
