import type { Language } from '../http/language.ts';

interface Country {
  /** ISO 3166 code; null for a region of several countries. */
  readonly code: string | null;
  readonly inPolish: string;
}

/** What football and its data name otherwise than CLDR does. */
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

/** The continents of UN M.49. */
const regions = ['002', '003', '005', '009', '019', '142', '150'];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of today: an old one, as DD, has the name of the country that it became part of. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const inPolish = new Intl.DisplayNames('pl', { type: 'region' });

/** By English name, as the database and the providers have them. */
const countries = new Map<string, Country>([
  ...[...regions, ...codes].flatMap((code): [string, Country][] => {
    const name = inEnglish.of(code);
    const country = { code: regions.includes(code) ? null : code, inPolish: inPolish.of(code) ?? code };
    return name === undefined ? [] : [[name, country]];
  }),
  ...Object.entries(ownNames),
]);

/** The code of a country by its English name, for its flag; null for one that is not known and for a region. */
export const countryCode = (country: string): string | null => countries.get(country)?.code ?? null;

/** A country or region in the caller's language; one that is not known stays as it is stored. */
export const countryName = (country: string, language: Language): string =>
  language === 'pl' ? (countries.get(country)?.inPolish ?? country) : country;

/** Orders of names as readers of each language expect them; the embedded database has no such orders. */
const collators = { pl: new Intl.Collator('pl'), en: new Intl.Collator('en') };

/** Compares names as readers of a language expect. */
export const compareNames = (language: Language) => collators[language].compare;
