export interface KnownLeague {
  code: string;
  country: string;
  name: string;
}

const league = (code: string, country: string, name: string): KnownLeague => ({ code, country, name });

/** Leagues with a file per season; `Div` holds the code. */
const mainLeagues = [
  league('E0', 'England', 'Premier League'),
  league('E1', 'England', 'Championship'),
  league('E2', 'England', 'League One'),
  league('E3', 'England', 'League Two'),
  league('EC', 'England', 'National League'),
  league('SC0', 'Scotland', 'Premiership'),
  league('SC1', 'Scotland', 'Championship'),
  league('SC2', 'Scotland', 'League One'),
  league('SC3', 'Scotland', 'League Two'),
  league('D1', 'Germany', 'Bundesliga'),
  league('D2', 'Germany', '2. Bundesliga'),
  league('I1', 'Italy', 'Serie A'),
  league('I2', 'Italy', 'Serie B'),
  league('SP1', 'Spain', 'La Liga'),
  league('SP2', 'Spain', 'Segunda División'),
  league('F1', 'France', 'Ligue 1'),
  league('F2', 'France', 'Ligue 2'),
  league('N1', 'Netherlands', 'Eredivisie'),
  league('B1', 'Belgium', 'Pro League'),
  league('P1', 'Portugal', 'Primeira Liga'),
  league('T1', 'Turkey', 'Süper Lig'),
  league('G1', 'Greece', 'Super League'),
];

/** Leagues with one file for all seasons. The file names the league; the name here is the default. */
const otherLeagues = [
  league('ARG', 'Argentina', 'Liga Profesional'),
  league('AUT', 'Austria', 'Bundesliga'),
  league('BRA', 'Brazil', 'Serie A'),
  league('CHN', 'China', 'Super League'),
  league('DNK', 'Denmark', 'Superliga'),
  league('FIN', 'Finland', 'Veikkausliiga'),
  league('IRL', 'Ireland', 'Premier Division'),
  league('JPN', 'Japan', 'J1 League'),
  league('MEX', 'Mexico', 'Liga MX'),
  league('NOR', 'Norway', 'Eliteserien'),
  league('POL', 'Poland', 'Ekstraklasa'),
  league('ROU', 'Romania', 'Liga 1'),
  league('RUS', 'Russia', 'Premier League'),
  league('SWE', 'Sweden', 'Allsvenskan'),
  league('SWZ', 'Switzerland', 'Super League'),
  league('USA', 'USA', 'MLS'),
];

/** Ids follow from the order: append new leagues at the end. */
export const knownLeagues: readonly KnownLeague[] = [...mainLeagues, ...otherLeagues];

const byCode = new Map(mainLeagues.map((known) => [known.code, known]));
const otherCountries = new Map(otherLeagues.map(({ country, code }) => [country, code]));

/** The league of a `Div` cell. Some mirrors write TU1 for T1. */
export function leagueOfCode(code: string): KnownLeague | undefined {
  return byCode.get(code === 'TU1' ? 'T1' : code);
}

/** The league whose code a file's name starts with, for example `D1.csv` or `E0_0102.csv`; for files without `Div`. */
export function leagueOfFileName(fileName: string): KnownLeague | undefined {
  const [code] = /^[A-Z]{1,2}[0-9C]/.exec(fileName.toUpperCase()) ?? [];
  return code && !/^[A-Z0-9]/i.test(fileName.slice(code.length)) ? leagueOfCode(code) : undefined;
}

/** The league code in a file's name, for example `E0.csv` or `POL.csv`. */
export function codeOfFileName(fileName: string): string | undefined {
  const name = fileName.replace(/\.csv$/i, '').toUpperCase();
  return leagueOfFileName(fileName)?.code ?? otherLeagues.find(({ code }) => code === name)?.code;
}

/**
 * The league of the `Country` and `League` cells of the other layout. A country has one league code, whatever name the
 * sponsor gives it.
 */
export function leagueOfCountry(country: string, name: string): KnownLeague | undefined {
  const code = otherCountries.get(country);
  return code === undefined || name === '' ? undefined : league(code, country, name);
}
