import { ownAddress } from '../navigation/own-address.ts';

const base = 'https://app.invalid';

/**
 * Whether an address says what only its reader may know: the code of a password mail, also as the place that a
 * detour leads back to.
 */
export function isSecretAddress(address: string): boolean {
  if (!URL.canParse(address, base)) return true;
  const { pathname, searchParams } = new URL(address, base);
  if (/^\/+reset-password\/+[^/]/i.test(decoded(pathname))) return true;
  return searchParams.getAll('to').some((wanted) => {
    const inner = ownAddress(wanted);
    return inner !== null && isSecretAddress(inner);
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
