const base = 'https://app.invalid';

/**
 * Where a visitor wanted to go, from the `to` of an address such as /login?to=%2Fdropinfo. Only a path within the
 * app is given back, never another site; null when nothing usable is asked for.
 */
export function wantedAddress(address: string): string | null {
  const wanted = new URL(address, base).searchParams.get('to');
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, base)) return null;
  const target = new URL(wanted, base);
  if (target.origin !== base || target.pathname === '/login') return null;
  return `${target.pathname}${target.search}${target.hash}`;
}
