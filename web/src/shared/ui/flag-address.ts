import { address, codes } from 'virtual:country-flags';

const known = new Set(codes.split(' '));

/** Codes that football uses and ISO 3166 does not. */
const footballCodes: Readonly<Record<string, string>> = {
  EN: 'GB-ENG',
  ENG: 'GB-ENG',
  SCO: 'GB-SCT',
  WAL: 'GB-WLS',
  NIR: 'GB-NIR',
};

/**
 * Where a country's flag is: the address as it is given, or that of our own picture for a code as `PL` or `GB-ENG`
 * in any case. Null for no flag and for a code without a picture.
 */
export function flagAddress(flag: string | null): string | null {
  if (flag === null) return null;
  if (/^(?:https?:\/)?\//.test(flag)) return flag;
  const code = flag.trim().toUpperCase();
  const ours = footballCodes[code] ?? code;
  return known.has(ours) ? `${address}/${ours}.svg` : null;
}
