import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Clock } from '../clock.ts';
import { groupBy } from '../db/group-by.ts';
import { errorCode } from '../error-code.ts';
import { findFiles } from '../import/football-data/csv-files.ts';
import { importRead } from '../import/football-data/import-files.ts';
import { codeOfFileName, knownLeagues } from '../import/football-data/league-table.ts';
import {
  type ReadFile,
  RefusedFile,
  readFootballData,
  readSeasonNames,
} from '../import/football-data/read-file.ts';
import { ProviderError } from '../import/json/provider-source.ts';
import { recordImport } from '../import/record-import.ts';
import type { SeasonName } from '../import/season-content.ts';
import { countryCode } from '../league/country.ts';
import type { DataProvider } from './data-provider.ts';

const categories = [...new Set(knownLeagues.map(({ country }) => country))];
const categoryIdOf = (country: string) => categories.indexOf(country) + 1;
const tournamentIdOf = (code: string) => knownLeagues.findIndex((known) => known.code === code) + 1;

/** Files of unknown leagues have no code. */
async function filesByCode(folder: string): Promise<Map<string | undefined, string[]>> {
  await readdir(folder).catch((error: unknown) => {
    const reason = errorCode(error) ?? 'unknown';
    throw new ProviderError('provider_unreachable', `The provider's folder cannot be read: ${reason}`);
  });
  return groupBy(await findFiles([folder]), (file) => codeOfFileName(basename(file)));
}

/** Logs a warning. */
export type Warn = (message: string) => void;

/**
 * The league of an id and its files with their seasons; null when there is none. A file whose seasons cannot be read is left
 * out, unless the league has no other.
 */
async function findTournament(folder: string, clock: Clock, warn: Warn, tournamentId: number) {
  const known = knownLeagues[tournamentId - 1];
  const paths = known && (await filesByCode(folder)).get(known.code);
  if (!known || !paths) return null;
  const files: { path: string; seasons: SeasonName[] }[] = [];
  const unreadable: ProviderError[] = [];
  for (const path of paths) {
    try {
      files.push({ path, seasons: await readSeasonNames(path, clock()).catch(throwProviderError(path)) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      unreadable.push(error);
    }
  }
  if (files.length === 0 && unreadable[0]) throw unreadable[0];
  for (const { message } of unreadable) warn(message);
  return { known, files };
}

/**
 * A folder of files of football-data.co.uk as a provider. File names are league codes, for example `2024-25/E0.csv` or
 * `POL.csv`. Countries are categories and leagues are tournaments, numbered by their order in `knownLeagues`; the id of a
 * season is its first year.
 * @param folder absolute
 */
export function createFootballDataProvider(folder: string, clock: Clock, warn: Warn): DataProvider {
  return {
    categories: async () => {
      const codes = await filesByCode(folder);
      const countries = new Set(
        knownLeagues.filter(({ code }) => codes.has(code)).map(({ country }) => country),
      );
      return [...countries].map((country) => ({
        id: categoryIdOf(country),
        name: country,
        slug: null,
        flag: countryCode(country),
      }));
    },
    tournaments: async (categoryId) => {
      const codes = await filesByCode(folder);
      const ofCategory = knownLeagues.filter(
        ({ country, code }) => categoryIdOf(country) === categoryId && codes.has(code),
      );
      if (ofCategory.length === 0) return null;
      return ofCategory.map(({ code, name }) => ({
        id: tournamentIdOf(code),
        name,
        slug: code.toLowerCase(),
        logo: null,
      }));
    },
    seasons: async (tournamentId) => {
      const tournament = await findTournament(folder, clock, warn, tournamentId);
      if (tournament === null) return null;
      const { known, files } = tournament;
      const seasons = new Map(files.flatMap((file) => file.seasons.map(({ year, name }) => [year, name])));
      return [...seasons]
        .map(([year, name]) => ({ id: Number(year), name: `${known.name} ${name}`, year: name }))
        .toSorted((one, other) => other.id - one.id);
    },
    leagueCode: (tournamentId) => knownLeagues[tournamentId - 1]?.code ?? '',
    seasonYear: ({ id }) => String(id),
    importSeason: async (db, tournamentId, season, options) => {
      const tournament = await findTournament(folder, clock, warn, tournamentId);
      if (tournament === null) return null;
      const year = String(season.id);
      const read: ReadFile[] = [];
      for (const { path, seasons } of tournament.files) {
        if (!seasons.some((one) => one.year === year)) continue;
        const file = await readFootballData(path, clock()).catch(throwProviderError(path));
        read.push({ ...file, matches: file.matches.filter((match) => match.season.year === year) });
      }
      if (read.every(({ matches }) => matches.length === 0)) return null;
      return recordImport(db, { code: tournament.known.code, year }, options, async (tx) => {
        let added = 0;
        for (const file of read) {
          added += (await importRead(tx, file, options).catch(throwProviderError('file'))).added;
        }
        return { added };
      });
    },
  };
}

/** Converts a `RefusedFile` to a `ProviderError` with the file's name. */
const throwProviderError =
  (path: string) =>
  (error: unknown): never => {
    if (!(error instanceof RefusedFile)) throw error;
    const message = `The provider's ${basename(path)} cannot be imported: ${error.message}`;
    throw new ProviderError('provider_unreadable', message);
  };
