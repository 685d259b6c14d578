import type { Language } from '../http/language.ts';

/** Polish names of the countries that imports and the demo know; the database holds the English ones. */
const inPolish: Readonly<Record<string, string>> = {
  Argentina: 'Argentyna',
  Austria: 'Austria',
  Belgium: 'Belgia',
  Brazil: 'Brazylia',
  Chile: 'Chile',
  China: 'Chiny',
  Denmark: 'Dania',
  England: 'Anglia',
  Finland: 'Finlandia',
  France: 'Francja',
  Germany: 'Niemcy',
  Greece: 'Grecja',
  Ireland: 'Irlandia',
  Italy: 'Włochy',
  Japan: 'Japonia',
  Mexico: 'Meksyk',
  Netherlands: 'Holandia',
  Norway: 'Norwegia',
  Poland: 'Polska',
  Portugal: 'Portugalia',
  Romania: 'Rumunia',
  Russia: 'Rosja',
  Scotland: 'Szkocja',
  'South Korea': 'Korea Południowa',
  Spain: 'Hiszpania',
  Sweden: 'Szwecja',
  Switzerland: 'Szwajcaria',
  Turkey: 'Turcja',
  USA: 'USA',
};

/** A country in the caller's language; one that is not known stays as it is stored. */
export function countryName(country: string, language: Language): string {
  return language === 'pl' ? (inPolish[country] ?? country) : country;
}
