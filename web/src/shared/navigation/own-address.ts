const base = 'https://app.invalid';

/**
 * An address that came from outside (a query, an answer, a push message) as a path of this site, in the form that
 * browsers give it; null for anything that leads or could be read as leading elsewhere. A path that begins with two
 * slashes, also one that only does so once `..` is resolved, is another site to whoever resolves it next.
 */
export function ownAddress(value: string): string | null {
  if (!value.startsWith('/') || !URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
