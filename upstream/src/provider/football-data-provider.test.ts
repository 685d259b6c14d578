import { mkdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leagues, matches } from '../db/tables.ts';
import { type CsvFolder, makeCsvFolder } from '../testing/csv-file.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { findTestData } from '../testing/test-data.ts';
import { createFootballDataProvider } from './football-data-provider.ts';

const database = await setUpDatabase();
let folder: CsvFolder;
beforeEach(async () => {
  folder = await makeCsvFolder();
});
afterEach(() => folder.remove());

const warnings: string[] = [];
const warn = (message: string) => void warnings.push(message);
const options = { now: new Date('2026-06-01T12:00:00Z'), minDrop: 0.05 };
const row = (day: string, home: string, away: string, more: Record<string, string> = {}) => ({
  Div: 'E0',
  Date: day,
  HomeTeam: home,
  AwayTeam: away,
  ...more,
});
const result = { FTHG: '2', FTAG: '1' };

/** Ids of the only category, tournament and newest season of a folder. */
async function onlyOffer(path = folder.path) {
  const provider = createFootballDataProvider(path, () => options.now, warn);
  const [category] = await provider.categories();
  const [tournament] = (await provider.tournaments(category?.id ?? 0)) ?? [];
  const seasons = (await provider.seasons(tournament?.id ?? 0)) ?? [];
  const [season] = seasons;
  if (!category || !tournament || !season) throw new Error('Nothing is offered');
  return { provider, category, tournament, seasons, season };
}

describe('a folder of files', () => {
  it('offers countries, leagues and seasons, newest first', async () => {
    await mkdir(join(folder.path, '2024-25'));
    await folder.table('2024-25/E0.csv', [row('17/08/2024', 'Amber', 'Birch', result)]);
    await mkdir(join(folder.path, '2025-26'));
    await folder.table('2025-26/E0.csv', [row('16/08/2025', 'Amber', 'Birch', result)]);
    await folder.table('fixtures.csv', [row('16/08/2025', 'Amber', 'Birch')]);
    const { category, tournament, seasons } = await onlyOffer();
    expect(category).toMatchObject({ name: 'England', flag: 'GB-ENG' });
    expect(tournament).toMatchObject({ name: 'Premier League', slug: 'e0' });
    expect(seasons).toEqual([
      { id: 2025, name: 'Premier League 2025/2026', year: '2025/2026' },
      { id: 2024, name: 'Premier League 2024/2025', year: '2024/2025' },
    ]);
  });

  it('lists the season of a file by its first match only', async () => {
    const whole = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\n,,,,,\nE0,17/08/2024,Amber,Birch,2,1\n';
    const file = await folder.write('E0.csv', `${whole}E0,24/08/2024,"Birch`);
    await truncate(file, 1_000_000);
    const { provider, tournament, seasons, season } = await onlyOffer();
    expect(seasons.map(({ id }) => id)).toEqual([2024]);
    await expect(provider.importSeason(database.db, tournament.id, season, options)).rejects.toMatchObject({
      code: 'provider_unreadable',
    });
  });

  it('leaves out a file whose seasons cannot be read, and names it in the log', async () => {
    await folder.write('E0.csv', '<html></html>');
    await mkdir(join(folder.path, '2024-25'));
    await folder.table('2024-25/E0.csv', [row('17/08/2024', 'Amber', 'Birch', result)]);
    const { provider, tournament, seasons, season } = await onlyOffer();
    expect(seasons).toHaveLength(1);
    expect(await provider.importSeason(database.db, tournament.id, season, options)).toMatchObject({
      added: 1,
    });
    expect(warnings).toContainEqual(expect.stringContaining("The provider's E0.csv cannot be imported"));
  });

  it('has ids that do not change when files are added', async () => {
    await folder.table('SP1.csv', [{ ...row('17/08/2024', 'Amber', 'Birch', result), Div: 'SP1' }]);
    const before = await onlyOffer();
    await folder.table('E0.csv', [row('17/08/2024', 'Amber', 'Birch', result)]);
    const provider = createFootballDataProvider(folder.path, () => options.now, warn);
    expect(await provider.categories()).toContainEqual(before.category);
    expect(await provider.tournaments(before.category.id)).toEqual([before.tournament]);
  });

  it('offers all seasons of a file with several, and imports one of them', async () => {
    const other = {
      Country: 'Poland',
      League: 'Ekstraklasa',
      Home: 'Amber',
      Away: 'Birch',
      HG: '1',
      AG: '0',
    };
    await folder.table('POL.csv', [
      { ...other, Season: '2023/2024', Date: '21/07/2023' },
      { ...other, Season: '2024/2025', Date: '19/07/2024' },
    ]);
    const { provider, tournament, seasons } = await onlyOffer();
    expect(seasons.map(({ id }) => id)).toEqual([2024, 2023]);
    const [, older] = seasons;
    if (!older) throw new Error('There is no older season');
    await provider.importSeason(database.db, tournament.id, older, options);
    expect(await database.db.select().from(matches)).toMatchObject([{ day: '2023-07-21', goalHome: 1 }]);
  });

  it('is a provider error when it is missing or has no CSV; unknown ids are null', async () => {
    await expect(
      createFootballDataProvider(join(folder.path, 'gone'), () => options.now, warn).categories(),
    ).rejects.toMatchObject({ code: 'provider_unreachable' });
    await folder.write('E0.csv', '<html></html>');
    const provider = createFootballDataProvider(folder.path, () => options.now, warn);
    await expect(provider.seasons(1)).rejects.toMatchObject({ code: 'provider_unreadable' });
    expect(await provider.seasons(2)).toBeNull();
    expect(await provider.seasons(9_999)).toBeNull();
    expect(await provider.tournaments(9_999)).toBeNull();
  });
});

describe('a season', () => {
  it('is read from all its files and from none of another season', async () => {
    for (const year of ['2023-24', '2024-25']) await mkdir(join(folder.path, year));
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\n';
    await folder.write('2023-24/E0.csv', `${header}E0,19/08/2023,Amber,Birch,2,1\nE0,26/08/2023,Birch`);
    await folder.table('2024-25/E0.csv', [row('17/08/2024', 'Amber', 'Birch', result)]);
    await folder.table('E0.csv', [row('24/08/2024', 'Birch', 'Amber', result)]);
    const { provider, tournament, seasons, season } = await onlyOffer();
    expect(seasons.map(({ id }) => id)).toEqual([2024, 2023]);
    expect(await provider.importSeason(database.db, tournament.id, season, options)).toMatchObject({
      matches: 2,
      added: 2,
    });
  });

  it('is updated with new matches, also by two concurrent imports', async () => {
    await folder.table('E0.csv', [
      row('17/08/2024', 'Amber', 'Birch', { ...result, HY: '0' }),
      row('24/08/2024', 'Birch', 'Amber'),
    ]);
    const { provider, tournament, season } = await onlyOffer();
    const first = await provider.importSeason(database.db, tournament.id, season, options);
    expect(first).toEqual({
      leagueId: expect.any(Number),
      season: '2024/2025',
      matches: 2,
      played: 1,
      added: 2,
    });
    expect(await database.db.select().from(leagues)).toMatchObject([
      { id: first?.leagueId, code: provider.leagueCode(tournament.id), season: '2024/2025' },
    ]);
    await folder.table('E0.csv', [
      row('17/08/2024', 'Amber', 'Birch', { ...result, HY: '3' }),
      row('24/08/2024', 'Birch', 'Amber', result),
      row('31/08/2024', 'Cedar', 'Amber', result),
    ]);
    const again = () => provider.importSeason(database.db, tournament.id, season, options);
    const known = { ...first, matches: 3, played: 3 };
    expect(await Promise.all([again(), again()])).toEqual(
      expect.arrayContaining([
        { ...known, added: 1 },
        { ...known, added: 0 },
      ]),
    );
    const stored = await database.db.select().from(matches).orderBy(matches.day);
    expect(stored.map(({ goalHome, yellowHome }) => [goalHome, yellowHome])).toEqual([
      [2, 3],
      [2, null],
      [2, null],
    ]);
  });

  it.each([
    ['in a quoted name', 'E0,31/08/2024,Birch,"Amb'],
    ['in a row', 'E0,31/08/2024,Birch,Amber,2'],
  ])('stores nothing when a file is cut off %s', async (_, lastRow) => {
    await mkdir(join(folder.path, '2024-25'));
    await folder.table('2024-25/E0.csv', [row('17/08/2024', 'Amber', 'Birch', result)]);
    const { provider, tournament, season } = await onlyOffer();
    await folder.write(
      'E0.csv',
      `Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE0,24/08/2024,Birch,Amber,2,1\n${lastRow}`,
    );
    await expect(provider.importSeason(database.db, tournament.id, season, options)).rejects.toMatchObject({
      code: 'provider_unreadable',
    });
    expect(await database.db.$count(matches)).toBe(0);
  });

  it('stores nothing when the database rejects one of its files', async () => {
    await mkdir(join(folder.path, '2024-25'));
    await folder.table('2024-25/E0.csv', [row('17/08/2024', 'Amber', 'Birch', result)]);
    await folder.table('E0.csv', [row('24/08/2024', 'Birch', 'Amber', result)]);
    const { provider, tournament, season } = await onlyOffer();
    await database.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception sqlstate '22000' using message = 'refused'; end $$`);
    await database.db.execute(`create trigger refuse before insert on matches for each row
      when (new.day = '2024-08-24') execute function refuse()`);
    try {
      const importing = provider.importSeason(database.db, tournament.id, season, options);
      await expect(importing).rejects.toMatchObject({ code: 'provider_unreadable' });
    } finally {
      await database.db.execute('drop function refuse cascade');
    }
    expect([await database.db.$count(matches), await database.db.$count(leagues)]).toEqual([0, 0]);
  });
});

const data = findTestData('football-data');

describe.skipIf(data === null)('real files', () => {
  it('give a snapshot and then the full season, each match once', async () => {
    const importFrom = async (path: string) => {
      const provider = createFootballDataProvider(join(data ?? '', path), () => options.now, warn);
      const spain = (await provider.categories()).find(({ name }) => name === 'Spain');
      const league = (await provider.tournaments(spain?.id ?? 0))?.find(({ slug }) => slug === 'sp1');
      const [season] = (await provider.seasons(league?.id ?? 0)) ?? [];
      if (!league || !season) throw new Error('La Liga is not offered');
      await provider.importSeason(database.db, league.id, season, options);
      return database.db.$count(matches);
    };
    expect(await importFrom('snapshots/2024-25_to-2025-02-24')).toBe(249);
    expect(await importFrom('2024-25')).toBe(380);
    expect(await importFrom('2024-25')).toBe(380);
  });
});
