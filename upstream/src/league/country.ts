import type { Language } from '../http/language.ts';

interface Country {
  /** ISO 3166 code; null for a region of several countries. */
  readonly code: string | null;
  readonly inPolish: string;
}

/** Names that football data uses instead of those of CLDR. */
const ownNames: Readonly<Record<string, Country>> = {
  'Czech Republic': { code: 'CZ', inPolish: 'Czechy' },
  'DR Congo': { code: 'CD', inPolish: 'Demokratyczna Republika Konga' },
  England: { code: 'GB-ENG', inPolish: 'Anglia' },
  'Ivory Coast': { code: 'CI', inPolish: 'Wybrzeże Kości Słoniowej' },
  'Northern Ireland': { code: 'GB-NIR', inPolish: 'Irlandia Północna' },
  Scotland: { code: 'GB-SCT', inPolish: 'Szkocja' },
  Turkey: { code: 'TR', inPolish: 'Turcja' },
  USA: { code: 'US', inPolish: 'USA' },
  Wales: { code: 'GB-WLS', inPolish: 'Walia' },
  World: { code: null, inPolish: 'Świat' },
};

/** Continents by UN M.49. */
const regions = ['002', '003', '005', '009', '019', '142', '150'];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Current ISO codes. A withdrawn one, for example DD, has the name of its successor and is left out. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const inPolish = new Intl.DisplayNames('pl', { type: 'region' });

/** By English name, as stored and as the providers send it. */
const countries = new Map<string, Country>([
  ...[...regions, ...codes].flatMap((code): [string, Country][] => {
    const name = inEnglish.of(code);
    const country = { code: regions.includes(code) ? null : code, inPolish: inPolish.of(code) ?? code };
    return name === undefined ? [] : [[name, country]];
  }),
  ...Object.entries(ownNames),
]);

/** The code of a country by its English name; null for a region and an unknown name. */
export const countryCode = (country: string): string | null => countries.get(country)?.code ?? null;

/** The name of a country or region in a language; an unknown name is returned unchanged. */
export const countryName = (country: string, language: Language): string =>
  language === 'pl' ? (countries.get(country)?.inPolish ?? country) : country;

/** The embedded database has no collations for these languages. */
const collators = { pl: new Intl.Collator('pl'), en: new Intl.Collator('en') };

export const compareNames = (language: Language) => collators[language].compare;

/** Orders leagues by country, in the language, and name. */
export function compareLeagues(language: Language) {
  const compare = compareNames(language);
  return (one: NamedLeague, other: NamedLeague): number =>
    compare(one.country, other.country) || compare(one.name, other.name) || one.id - other.id;
}

/** A league with the country's name in a language. */
export interface NamedLeague {
  id: number;
  name: string;
  country: string;
}
