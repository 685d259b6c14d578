/** What the wire sends for a flag: its address or the code of its country. */
interface FlagWire {
  readonly flag?: string | null | undefined;
}

const address = /^(?:https?:\/)?\//;
const isoCode = /^[A-Z]{2}(?:-[A-Z]{3})?$/;

/** Codes that football uses, by their ISO 3166 codes. */
const footballCodes: Readonly<Record<string, string>> = {
  EN: 'GB-ENG',
  ENG: 'GB-ENG',
  SCO: 'GB-SCT',
  WAL: 'GB-WLS',
  NIR: 'GB-NIR',
};

function countryCode({ flag }: FlagWire): string | null {
  const code = flag?.trim().toUpperCase() ?? '';
  const known = footballCodes[code] ?? code;
  return isoCode.test(known) ? known : null;
}

/** The fields of the graph that a flag of the wire becomes. */
export const flagFields = {
  countryCode,
  flagUrl: ({ flag }: FlagWire): string | null => (flag && address.test(flag) ? flag : null),
};
