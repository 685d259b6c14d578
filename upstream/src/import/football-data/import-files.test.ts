import { asc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { dropinfos, leagues, matches, odds, seasons, teams } from '../../db/schema.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { makeCsvFolder } from '../../testing/csv-file.ts';
import { setUpDatabase } from '../../testing/set-up-database.ts';
import { importFiles } from './import-files.ts';

const database = await setUpDatabase();
const folder = await makeCsvFolder();
afterAll(() => folder.remove());

const clock = () => new Date('2025-06-01T12:00:00Z');

async function importTables(...tables: [name: string, rows: Record<string, string>[]][]) {
  const files: string[] = [];
  for (const [name, rows] of tables) files.push(await folder.table(name, rows));
  const summary = await importFiles(database.db, files, { clock, minDrop: 0.05 });
  return summary.files.map(({ result }) => ({
    added: result.added,
    corrected: result.corrected,
    unchanged: result.unchanged,
    dropinfos: result.dropinfos,
    skipped: Object.fromEntries(result.skipped),
  }));
}

const nothing = { added: 0, corrected: 0, removed: 0 };
const base = { Div: 'E0', Date: '17/08/2024', Time: '15:00', HomeTeam: 'Amber', AwayTeam: 'Birch' };
const result = { FTHG: '2', FTAG: '1', HTHG: '1', HTAG: '0', HY: '0', AY: '3', Referee: 'J Doe' };
const opening = { PSH: '2', PSD: '3.4', PSA: '4' };
const closing = { PSCH: '1.7', PSCD: '3.6', PSCA: '5' };
const row = { ...base, ...result, ...opening, ...closing };

const onlyMatch = async () => {
  const all = await database.db.select().from(matches);
  expect(all).toHaveLength(1);
  const [match] = all;
  if (!match) throw new Error('There is no match');
  return match;
};
const allDropinfos = () => database.db.select().from(dropinfos).orderBy(asc(dropinfos.id));
const allOdds = () => database.db.select().from(odds).orderBy(asc(odds.id));

describe('a new file', () => {
  it('creates the league, season, teams, match, odds and dropinfos', async () => {
    const [counts] = await importTables(['E0.csv', [row]]);
    expect(counts).toEqual({
      added: 1,
      corrected: 0,
      unchanged: 0,
      dropinfos: { added: 1, corrected: 0, removed: 0 },
      skipped: {},
    });
    expect(await database.db.select().from(leagues)).toMatchObject([
      { code: 'E0', country: 'England', name: 'Premier League', season: '2024/2025' },
    ]);
    expect(await database.db.select().from(seasons)).toMatchObject([{ year: '2024', name: '2024/2025' }]);
    expect(await database.db.select({ name: teams.name }).from(teams).orderBy(teams.name)).toEqual([
      { name: 'Amber' },
      { name: 'Birch' },
    ]);
    expect(await onlyMatch()).toMatchObject({
      day: '2024-08-17',
      date: new Date('2024-08-17T14:00:00Z'),
      goalHome: 2,
      goalAway: 1,
      yellowAway: 3,
      refereeDisplayName: 'J Doe',
      cornersHome: null,
    });
    expect(await allOdds()).toHaveLength(3);
    expect(await allDropinfos()).toMatchObject([
      {
        market: 'one_x_two',
        selection: 'home',
        bookmaker: 'Pinnacle',
        from: 2,
        to: 1.7,
        drop: 0.15,
        line: null,
        oppositeFrom: 4,
        oppositeTo: 5,
        createdAt: new Date('2024-08-17T14:00:00Z'),
        timebetween: 0,
      },
    ]);
    expect((await allDropinfos())[0]?.uid).toMatch(/^[\w-]+$/);
  });

  it('creates the same dropinfos in a new database', async () => {
    await importTables(['E0.csv', [row]]);
    const before = await allDropinfos();
    await database.clear();
    await importTables(['E0.csv', [row]]);
    expect(await allDropinfos()).toEqual(before);
  });

  it('creates a dropinfo for an odds drop of exactly the minimum', async () => {
    await importTables(['E0.csv', [{ ...row, PSCH: '1.9', PSCD: '3.23', PSCA: '3.81' }]]);
    expect((await allDropinfos()).map(({ selection, drop }) => [selection, drop])).toEqual([
      ['home', 0.05],
      ['draw', 0.05],
    ]);
  });

  it('creates no dropinfos from closing prices alone', async () => {
    const other = { Country: 'Poland', League: 'Ekstraklasa', Season: '2024/2025', Home: 'Dąb', Away: 'Buk' };
    const [counts] = await importTables([
      'POL.csv',
      [{ ...other, Date: '19/07/2024', Time: '18:00', HG: '1', AG: '0', PSCH: '1.9', PSCD: '3', PSCA: '4' }],
    ]);
    expect(counts).toMatchObject({ added: 1, dropinfos: nothing });
    expect(await allOdds()).toHaveLength(3);
    expect(await database.db.select().from(leagues)).toMatchObject([{ code: 'POL', country: 'Poland' }]);
  });
});

describe('a file that was imported before', () => {
  it('changes nothing the second time, in one run or in two', async () => {
    const second = { ...row, Date: '24/08/2024', HomeTeam: 'Cedar' };
    const [first, again] = await importTables(['E0.csv', [row, second]], ['E0.csv', [row, second]]);
    expect(first).toMatchObject({ added: 2, unchanged: 0 });
    expect(again).toMatchObject({ added: 0, corrected: 0, unchanged: 2, dropinfos: nothing });
    const [third] = await importTables(['E0.csv', [row, second]]);
    expect(third).toMatchObject({ added: 0, corrected: 0, unchanged: 2, dropinfos: nothing });
  });

  it.skipIf(!database.isServer)('keeps what an admin edits meanwhile', async () => {
    await importTables(['E0.csv', [row]]);
    const importing = await database.db.transaction(async (tx) => {
      await tx.update(matches).set({ cornersHome: 7 });
      const counts = importTables(['E0.csv', [{ ...row, Referee: 'K Roe' }]]);
      await expect.poll(() => countWaiting(database.db)).toBe(1);
      return { counts };
    });
    await importing.counts;
    expect(await onlyMatch()).toMatchObject({ cornersHome: 7, refereeDisplayName: 'K Roe' });
  });

  it.skipIf(!database.isServer)('ends before an admin can make its league editable', async () => {
    await importTables(['E0.csv', [row]]);
    const importing = await database.db.transaction(async (tx) => {
      await tx.select().from(matches).for('update');
      const counts = importTables(['E0.csv', [{ ...row, HY: '7' }]]);
      await expect.poll(() => countWaiting(database.db)).toBe(1);
      const opening = database.db.update(leagues).set({ isEditable: true }).execute();
      await expect.poll(() => countWaiting(database.db)).toBe(2);
      return { counts, opening };
    });
    await importing.opening;
    expect((await importing.counts)[0]).toMatchObject({ corrected: 1 });
  });

  it('adds new rows, and corrects statistics and the time', async () => {
    await importTables(['E0.csv', [row]]);
    const later = { ...row, Date: '24/08/2024', HomeTeam: 'Cedar' };
    const [counts] = await importTables(['E0.csv', [{ ...row, HY: '2', Time: '16:00' }, later]]);
    expect(counts).toMatchObject({ added: 1, corrected: 1, unchanged: 0 });
    const [first] = await database.db.select().from(matches).orderBy(asc(matches.date));
    expect(first).toMatchObject({ yellowHome: 2, date: new Date('2024-08-17T15:00:00Z') });
  });

  it('keeps the name and country that another source has given the league', async () => {
    await importTables(['E0.csv', [row]]);
    const named = { name: 'Premiership', country: 'Anglia' };
    await database.db.update(leagues).set(named);
    await importTables(['E0.csv', [row]]);
    expect(await database.db.select().from(leagues)).toMatchObject([named]);
  });

  it('finds teams of another source by country and name, which keep its ids', async () => {
    await database.db.insert(teams).values([
      { country: 'England', name: 'Amber', providerId: 7 },
      { country: 'Wales', name: 'Birch', providerId: 8 },
    ]);
    await importTables(['E0.csv', [row]]);
    const stored = await database.db.select().from(teams).orderBy(asc(teams.id));
    expect(stored.map(({ country, name, providerId }) => [country, name, providerId])).toEqual([
      ['England', 'Amber', 7],
      ['Wales', 'Birch', 8],
      ['England', 'Birch', null],
    ]);
  });

  it('does not replace a value with a blank, or a price withdrawn in another market or by another bookmaker', async () => {
    await importTables(['E0.csv', [row]]);
    const blank = { ...base, FTHG: '2', FTAG: '1', HTHG: '', Referee: '', PSH: '', PSCH: '', Time: '' };
    const [counts] = await importTables(['E0.csv', [{ ...blank, 'P>2.5': '#N/A', B365H: '#N/A' }]]);
    expect(counts).toMatchObject({ corrected: 0, unchanged: 1, dropinfos: nothing });
    expect(await onlyMatch()).toMatchObject({ halfTimeGoalHome: 1, date: new Date('2024-08-17T14:00:00Z') });
    expect(await allOdds()).toHaveLength(3);
  });

  it('corrects a dropinfo with the odds, and removes it when the drop is gone', async () => {
    await importTables(['E0.csv', [row]]);
    const [created] = await allDropinfos();
    const [corrected] = await importTables(['E0.csv', [{ ...row, PSCH: '1.8' }]]);
    expect(corrected).toMatchObject({ corrected: 1, dropinfos: { added: 0, corrected: 1, removed: 0 } });
    expect(await allDropinfos()).toMatchObject([{ id: created?.id, uid: created?.uid, to: 1.8, drop: 0.1 }]);
    const [removed] = await importTables(['E0.csv', [{ ...row, PSCH: '1.99' }]]);
    expect(removed).toMatchObject({ corrected: 1, dropinfos: { added: 0, corrected: 0, removed: 1 } });
    expect(await allDropinfos()).toEqual([]);
  });

  it('removes a dropinfo when its price was withdrawn; a blank after that changes nothing', async () => {
    const average = { AvgH: '2', AvgD: '3.3', AvgA: '4', AvgCH: '1.99', AvgCD: '3.3', AvgCA: '4' };
    await importTables(['E0.csv', [{ ...row, ...average }]]);
    const [counts] = await importTables(['E0.csv', [{ ...row, ...average, PSCH: '#N/A' }]]);
    expect(counts).toMatchObject({ corrected: 1, dropinfos: { added: 0, corrected: 0, removed: 1 } });
    expect(new Set((await allOdds()).map(({ bookmaker }) => bookmaker))).toEqual(new Set(['Market average']));
    const [blank] = await importTables(['E0.csv', [{ ...row, ...average, PSCH: '' }]]);
    expect(blank).toMatchObject({ corrected: 0, unchanged: 1 });
  });

  it('does not replace prices of a played match with opening prices alone', async () => {
    const handicap = { AHh: '-0.75', PAHH: '2', PAHA: '1.9' };
    const moved = { AHCh: '-1', PCAHH: '1.8', PCAHA: '2.1' };
    await importTables(['E0.csv', [{ ...row, ...handicap, ...moved }]]);
    const [counts] = await importTables(['E0.csv', [{ ...base, ...result, ...opening, ...handicap }]]);
    expect(counts).toMatchObject({ corrected: 0, unchanged: 1 });
    expect(await allOdds()).toHaveLength(3 + 4);
  });

  it('corrects opening prices of a played match that has no closing ones', async () => {
    const played = { ...base, ...result, ...opening };
    await importTables(['E0.csv', [played]]);
    await importTables(['E0.csv', [{ ...played, PSH: '2.1' }]]);
    expect(await allOdds()).toMatchObject([{ opening: 2.1 }, {}, {}]);
  });

  it('replaces all prices of a market with those of a more trusted bookmaker', async () => {
    const bet365 = { B365H: '2', B365D: '3', B365A: '4', B365CH: '1.5', B365CD: '3', B365CA: '5' };
    await importTables(['E0.csv', [{ ...base, ...result, ...bet365 }]]);
    expect(await allDropinfos()).toMatchObject([{ bookmaker: 'Bet365', to: 1.5 }]);
    await importTables(['E0.csv', [{ ...row, ...bet365 }]]);
    expect(await allDropinfos()).toMatchObject([{ bookmaker: 'Pinnacle', to: 1.7 }]);
    expect(new Set((await allOdds()).map(({ bookmaker }) => bookmaker))).toEqual(new Set(['Pinnacle']));
    await importTables(['E0.csv', [{ ...base, ...result, ...bet365 }]]);
    expect(await allDropinfos()).toMatchObject([{ bookmaker: 'Pinnacle', to: 1.7 }]);
  });
});

describe('fixtures', () => {
  it('are completed by the result', async () => {
    await importTables(['fixtures.csv', [{ ...base, ...opening }]]);
    expect(await onlyMatch()).toMatchObject({ goalHome: null });
    expect(await allDropinfos()).toEqual([]);
    const [counts] = await importTables(['E0.csv', [row]]);
    expect(counts).toMatchObject({
      added: 0,
      corrected: 1,
      dropinfos: { added: 1, corrected: 0, removed: 0 },
    });
    expect(await onlyMatch()).toMatchObject({ goalHome: 2 });
  });

  it('get the latest prices, also of a less trusted bookmaker', async () => {
    await importTables(['fixtures.csv', [{ ...base, ...opening }]]);
    await importTables(['fixtures.csv', [{ ...base, B365H: '2', B365D: '3', B365A: '4' }]]);
    expect(new Set((await allOdds()).map(({ bookmaker }) => bookmaker))).toEqual(new Set(['Bet365']));
  });

  it('are completed when their day has moved, and are not added again', async () => {
    await importTables(['fixtures.csv', [{ ...base, ...opening }]]);
    const [moved, again, old] = await importTables(
      ['E0.csv', [{ ...row, Date: '11/02/2025', Time: '19:45' }]],
      ['E0.csv', [{ ...row, Date: '11/02/2025', Time: '19:45' }]],
      ['fixtures.csv', [{ ...base, ...opening }]],
    );
    expect(moved).toMatchObject({ added: 0, corrected: 1 });
    expect(again).toMatchObject({ added: 0, corrected: 0, unchanged: 1 });
    expect(old).toMatchObject({
      added: 0,
      corrected: 0,
      skipped: { 'fixture of a match that was played later': [2] },
    });
    expect(await onlyMatch()).toMatchObject({ day: '2025-02-11', date: new Date('2025-02-11T19:45:00Z') });
    expect(await allDropinfos()).toMatchObject([{ createdAt: new Date('2025-02-11T19:45:00Z') }]);
  });

  it('of the same teams later in the season are separate matches', async () => {
    const [counts] = await importTables(['SC0.csv', [row, { ...row, Date: '01/03/2025' }].map(scottish)]);
    expect(counts).toMatchObject({ added: 2 });
    expect(await database.db.select().from(matches)).toHaveLength(2);
  });
});

const scottish = (some: Record<string, string>) => ({ ...some, Div: 'SC0' });

describe('an older file', () => {
  const week = (day: string, home: string) => ({ ...row, Date: day, HomeTeam: home });

  it('fills blanks and replaces no values of a later file', async () => {
    await importTables(['full.csv', [{ ...row, HY: '2', HC: '' }, week('24/08/2024', 'Cedar')]]);
    const [counts] = await importTables([
      'snapshot.csv',
      [{ ...row, HY: '0', HC: '7', Time: '16:00', PSCH: '1.8' }],
    ]);
    expect(counts).toMatchObject({ added: 0, corrected: 1, dropinfos: nothing });
    const [first] = await database.db.select().from(matches).orderBy(asc(matches.date));
    expect(first).toMatchObject({ yellowHome: 2, cornersHome: 7, date: new Date('2024-08-17T14:00:00Z') });
  });

  it('fills an unknown time, and moves no result to another day', async () => {
    await importTables(['full.csv', [{ ...row, Time: '' }, week('24/08/2024', 'Cedar')]]);
    await importTables(['snapshot.csv', [row]]);
    await importTables(['snapshot.csv', [{ ...row, Date: '18/08/2024' }]]);
    const [first] = await database.db.select().from(matches).orderBy(asc(matches.date));
    expect(first).toMatchObject({ day: '2024-08-17', date: new Date('2024-08-17T14:00:00Z') });
  });

  it('completes a match without a result', async () => {
    await importTables(['latest.csv', [week('24/08/2024', 'Cedar'), { ...base, ...opening }]]);
    const [counts] = await importTables(['snapshot.csv', [row]]);
    expect(counts).toMatchObject({ corrected: 1, dropinfos: { added: 1, corrected: 0, removed: 0 } });
  });
});

describe('a season with more matches than a transaction', () => {
  const names = Array.from({ length: 21 }, (_, index) => `Team ${index}`);
  const pairs = names.flatMap((home) => names.flatMap((away) => (home === away ? [] : [{ home, away }])));
  /** The matches of the last home team are on the last days. */
  const season = pairs.map(({ home, away }, index) => {
    const day = new Date(Date.parse('2024-08-01') + Math.floor(index / 2) * 24 * 3_600_000).toISOString();
    return { ...row, Date: day.slice(0, 10).split('-').reverse().join('/'), HomeTeam: home, AwayTeam: away };
  });
  const contentOf = async () => {
    const prices = await database.db
      .select({ day: matches.day, home: teams.name, selection: odds.selection, price: odds.current })
      .from(matches)
      .innerJoin(teams, eq(teams.id, matches.homeTeamId))
      .leftJoin(odds, eq(odds.matchId, matches.id))
      .orderBy(matches.day, teams.name, matches.awayTeamId, odds.selection);
    const drops = await database.db.select({ uid: dropinfos.uid }).from(dropinfos).orderBy(dropinfos.uid);
    return { matches: await database.db.$count(matches), prices, drops };
  };

  it('is stored in several, and completed by a repetition after an interruption', async () => {
    const [whole] = await importTables(['E0.csv', season]);
    expect(whole).toMatchObject({ added: 420, dropinfos: { added: 420 } });
    const expected = await contentOf();
    await database.clear();
    await database.db.execute(`create function stop() returns trigger language plpgsql as $$ begin
      if (select count(*) from dropinfos) > 401 then raise exception 'stopped'; end if; return null; end $$`);
    await database.db.execute(
      'create trigger stop after insert on dropinfos for each statement execute function stop()',
    );
    try {
      await expect(importTables(['E0.csv', season])).rejects.toThrow();
    } finally {
      await database.db.execute('drop function stop cascade');
    }
    const { matches: stored, prices, drops } = await contentOf();
    expect([stored, prices.length, drops.length]).toEqual([400, 1_200, 400]);
    const [rest] = await importTables(['E0.csv', season]);
    expect(rest).toMatchObject({ added: 20, corrected: 0, unchanged: 400, dropinfos: { added: 20 } });
    expect(await contentOf()).toEqual(expected);
  });

  it('reports how much of it is stored when the database rejects a value', async () => {
    await database.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception sqlstate '22000' using message = 'refused'; end $$`);
    await database.db.execute(`create trigger refuse before insert on matches for each row
      when (new.day = '2025-02-26') execute function refuse()`);
    try {
      const file = await folder.table('E0.csv', season);
      const { refused } = await importFiles(database.db, [file], { clock, minDrop: 0.05 });
      const reason =
        'the database rejected the values of Premier League 2024/2025; 400 of its matches are stored';
      expect(refused).toEqual([{ file, reason }]);
      expect(await database.db.$count(matches)).toBe(400);
    } finally {
      await database.db.execute('drop function refuse cascade');
    }
  });

  it('is older or newer as a whole: an older file replaces nothing, a newer one everything', async () => {
    await importTables(['full.csv', season.map((one) => ({ ...one, HC: '7' }))]);
    const older = season.slice(0, -2).map((one) => ({ ...one, HC: '1' }));
    const [counts] = await importTables(['snapshot.csv', older]);
    expect(counts).toMatchObject({ added: 0, corrected: 0, unchanged: 418 });
    const [newer] = await importTables(['full.csv', season.map((one) => ({ ...one, HC: '8' }))]);
    expect(newer).toMatchObject({ added: 0, corrected: 420, unchanged: 0 });
  });
});

describe('a run', () => {
  it('continues after a rejected file', async () => {
    const bad = await folder.write('page.csv', '<html></html>');
    const good = await folder.table('E0.csv', [row]);
    const seen: (string | null)[] = [];
    const summary = await importFiles(database.db, [bad, good], {
      clock,
      minDrop: 0.05,
      onProgress: (_done, _all, file) => seen.push(file),
    });
    expect(summary.refused).toEqual([{ file: bad, reason: expect.stringContaining('its first row') }]);
    expect(summary.files.map(({ file }) => file)).toEqual([good]);
    expect(seen).toEqual([bad, good, null]);
  });

  it('reports why no row of a file was imported', async () => {
    const unknown = { ...row, Div: 'ZZ' };
    const files = [
      await folder.table('other.csv', [unknown, unknown, { ...row, AwayTeam: row.HomeTeam }]),
      await folder.write('header.csv', 'Div,Date,HomeTeam,AwayTeam\n'),
    ];
    const { refused } = await importFiles(database.db, files, { clock, minDrop: 0.05 });
    expect(refused.map(({ reason }) => reason)).toEqual([
      'none of its rows has a match to import (unknown league: 2, a team against itself: 1)',
      'it has no matches',
    ]);
  });

  it('stores all of a season or nothing', async () => {
    const trigger = `create function refuse() returns trigger language plpgsql as $$ begin
      raise exception sqlstate '22000' using message = 'refused'; end $$`;
    await database.db.execute(trigger);
    await database.db.execute('create trigger refuse before insert on dropinfos execute function refuse()');
    try {
      const file = await folder.table('E0.csv', [row]);
      const summary = await importFiles(database.db, [file], { clock, minDrop: 0.05 });
      const reason = 'the database rejected the values of Premier League 2024/2025';
      expect(summary.refused).toEqual([{ file, reason }]);
      expect(await database.db.select().from(matches)).toEqual([]);
      expect(await database.db.select().from(leagues)).toEqual([]);
    } finally {
      await database.db.execute('drop function refuse cascade');
    }
  });

  it('serves other queries between the seasons of a file', async () => {
    const seasonRows = (year: number) =>
      [row, { ...row, HomeTeam: 'Cedar' }].map((one) => ({
        ...one,
        Date: `17/08/${year}`,
      }));
    const file = await folder.table('E0.csv', [2021, 2022, 2023, 2024].flatMap(seasonRows));
    const importing = importFiles(database.db, [file], { clock, minDrop: 0.05 });
    const seen = new Set<number>();
    let isDone = false;
    const done = importing.finally(() => {
      isDone = true;
    });
    while (!isDone) seen.add(await database.db.$count(matches));
    const [{ result } = { result: null }] = (await done).files;
    expect(result).toMatchObject({ added: 8, dropinfos: { added: 8 } });
    expect([...seen].some((count) => count > 0 && count < 8)).toBe(true);
  });

  it('can run at the same time as another of the same file', async () => {
    const file = await folder.table('E0.csv', [row, { ...row, Date: '24/08/2024', HomeTeam: 'Cedar' }]);
    const run = () => importFiles(database.db, [file], { clock, minDrop: 0.05 });
    const [one, other] = await Promise.all([run(), run()]);
    const added = [one, other].map((summary) => summary.files[0]?.result.added);
    expect(added.sort()).toEqual([0, 2]);
    expect(await database.db.select().from(matches)).toHaveLength(2);
  });
});

it('does not change odds and dropinfos of other bookmakers', async () => {
  await importTables(['E0.csv', [row]]);
  const match = await onlyMatch();
  const price = { matchId: match.id, market: 'one_x_two', selection: 'draw', line: null } as const;
  await database.db
    .insert(odds)
    .values({ ...price, bookmaker: 'Other', opening: 3, current: 2, updatedAt: clock() });
  await database.db.insert(dropinfos).values({
    ...price,
    uid: 'other',
    bookmaker: 'Other',
    from: 3,
    to: 2,
    drop: 0.3333,
    createdAt: clock(),
    timebetween: 0,
  });
  const [counts] = await importTables(['E0.csv', [{ ...row, PSCH: '1.99' }]]);
  expect(counts).toMatchObject({ dropinfos: { added: 0, corrected: 0, removed: 1 } });
  expect((await allDropinfos()).map(({ uid }) => uid)).toEqual(['other']);
  expect(await database.db.select().from(odds).where(eq(odds.bookmaker, 'Other'))).toHaveLength(1);
});
