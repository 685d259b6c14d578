import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dropinfos,
  incidents,
  leagues,
  lineups,
  matches,
  matchPlayers,
  odds,
  players,
  teams,
  tipMatches,
  tips,
} from '../db/schema.ts';
import { createFolderSource } from '../import/json/provider-source.ts';
import { makeTip } from '../testing/fixtures.ts';
import {
  firstKickOff,
  makeProviderFolder,
  type ProviderDocuments,
  providerEvent,
  providerTeams,
  seasonDocuments,
  unplayedEvent,
} from '../testing/provider-documents.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { createJsonProvider } from './create-data-provider.ts';

const database = await setUpDatabase();
const folder = await makeProviderFolder();
afterEach(() => folder.clear());

const now = new Date('2026-03-10T12:00:00Z');
const season = { id: 500, name: 'Coral League 25/26', year: '25/26' };

/** Imports a season with a bare list of events and more documents. */
async function importEvents(events: readonly unknown[], more: ProviderDocuments = {}, of = season) {
  await folder.write({ 'unique-tournament/8/season/500/events': events, ...more });
  const provider = createJsonProvider(createFolderSource(folder.path));
  return provider.importSeason(database.db, 8, of, { now, minDrop: 0.05 });
}
const allMatches = () => database.db.select().from(matches).orderBy(asc(matches.providerId));
const onDay = (day: number) => ({ startTimestamp: firstKickOff + day * 86_400 });

describe('events', () => {
  it('are played, coming or called off by their status', async () => {
    await importEvents([
      providerEvent(1, onDay(0)),
      unplayedEvent(2, 60, 'postponed', onDay(1)),
      unplayedEvent(3, 70, 'canceled', onDay(2)),
      providerEvent(4, { ...onDay(3), status: { code: 90, type: 'canceled' } }),
      providerEvent(5, { ...onDay(4), status: { code: 7, type: 'inprogress' } }),
      unplayedEvent(6, 0, 'notstarted', onDay(5)),
      providerEvent(7, { ...onDay(6), status: { code: 93, type: 'finished' } }),
      unplayedEvent(8, 0, 'suspended', onDay(7)),
    ]);
    const states = (await allMatches()).map(({ providerId, calledOff, goalHome }) => [
      providerId,
      calledOff,
      goalHome,
    ]);
    expect(states).toEqual([
      [1, false, 2],
      [2, true, null],
      [3, true, null],
      [4, true, null],
      [5, false, null],
      [6, false, null],
      [7, true, null],
      [8, true, null],
    ]);
  });

  it('lose their statistics when they are called off', async () => {
    await importEvents([providerEvent(1)]);
    await importEvents([unplayedEvent(1, 90, 'canceled')]);
    expect(await allMatches()).toMatchObject([{ calledOff: true, goalHome: null }]);
  });

  it('have the score after ninety minutes and the name of their round', async () => {
    await importEvents([
      providerEvent(1, {
        status: { code: 120, type: 'finished' },
        homeScore: { current: 5, normaltime: 1, period1: 1, penalties: 4 },
        awayScore: { current: 4, normaltime: 1, period1: 0, penalties: 3 },
        roundInfo: { round: 29, name: 'Final' },
        referee: { name: 'O. Nautilus', yellowCards: 12 },
      }),
    ]);
    expect(await allMatches()).toMatchObject([
      {
        goalHome: 1,
        goalAway: 1,
        halfTimeGoalHome: 1,
        roundName: 'Final',
        refereeDisplayName: 'O. Nautilus',
      },
    ]);
  });

  it('are left out when they are more than two years away', async () => {
    await importEvents([
      unplayedEvent(1, 0, 'notstarted', { startTimestamp: Date.UTC(2028, 2, 10) / 1000 }),
      unplayedEvent(2, 0, 'notstarted', { startTimestamp: Date.UTC(2028, 2, 11) / 1000 }),
    ]);
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([1]);
  });

  it('are left out when they are trimmed, of another season or without teams', async () => {
    await importEvents([
      { __trimmed__: 7 },
      null,
      providerEvent(1),
      providerEvent(2, { ...onDay(1), season: { id: 499 } }),
      providerEvent(3, { ...onDay(2), homeTeam: { name: 'No id' } }),
      providerEvent(4, { ...onDay(3), homeTeam: providerTeams.kelp, awayTeam: providerTeams.kelp }),
      providerEvent(5, { ...onDay(4), startTimestamp: 'soon' }),
    ]);
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([1]);
  });

  it('of the same teams and day are one match: the one not called off, else that of the higher id', async () => {
    await importEvents([providerEvent(1), unplayedEvent(2, 70, 'canceled')]);
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([1]);
    await importEvents([unplayedEvent(1, 70, 'canceled'), providerEvent(2)]);
    expect((await allMatches()).map(({ providerId, goalHome }) => [providerId, goalHome])).toEqual([[2, 2]]);
    await importEvents([providerEvent(4), providerEvent(3)]);
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([4]);
  });

  it('give the league the name of the tournament, not of its group, and its country or region', async () => {
    const category = { name: 'Deep Sea', country: {} };
    const tournament = {
      id: 44_545,
      name: 'Coral Cup, Group A',
      category,
      uniqueTournament: { name: 'Coral Cup', category },
    };
    await importEvents([providerEvent(1, { tournament })]);
    expect(await database.db.select().from(leagues)).toMatchObject([
      { name: 'Coral Cup', country: 'Deep Sea', code: 'provider-8', season: '2025/2026' },
    ]);
    await importEvents([providerEvent(1)]);
    expect(await database.db.select().from(leagues)).toMatchObject([
      { name: 'Coral League', country: 'Atlantis' },
    ]);
  });

  it('can lack the league, the season, the state, the scores and the country of a team', async () => {
    const { kelp, tide } = providerTeams;
    const bare = { tournament: {}, season: null, status: {}, homeScore: null, awayScore: null };
    const tournament = { name: 'Coral Cup', category: { name: 'Atlantis' } };
    await importEvents([
      providerEvent(1, { ...bare, homeTeam: { ...kelp, country: null } }),
      providerEvent(2, { ...onDay(1), homeTeam: tide, tournament }),
    ]);
    expect((await allMatches()).map(({ providerId, goalHome }) => [providerId, goalHome])).toEqual([
      [1, null],
      [2, 2],
    ]);
    expect(await database.db.select().from(leagues)).toMatchObject([{ name: 'Coral Cup' }]);
    const countries = (await database.db.select().from(teams)).map(({ country }) => country);
    expect(countries).toEqual(['Atlantis', 'Atlantis', 'Atlantis']);
  });

  it('give a team the name of its latest match', async () => {
    const { kelp } = providerTeams;
    await importEvents([
      providerEvent(1, { ...onDay(1), homeTeam: { ...kelp, name: 'Kelp Rovers' } }),
      providerEvent(2),
    ]);
    const names = (await database.db.select().from(teams)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Kelp Rovers', 'Reef City']);
  });

  it('of an older season do not make it the current one', async () => {
    await importEvents([providerEvent(1)]);
    await importEvents([providerEvent(2, onDay(1))], {}, { ...season, year: '24/25' });
    expect(await database.db.select().from(leagues)).toMatchObject([{ season: '2025/2026' }]);
  });

  it.each([
    ['99/00', '1999/2000'],
    ['2026', '2026'],
    ['2025/2026', '2025/2026'],
  ])('of the year %s are in the season %s', async (year, name) => {
    await importEvents([providerEvent(1)], {}, { ...season, year });
    expect(await database.db.select().from(leagues)).toMatchObject([{ season: name }]);
  });

  it('are read from all pages of past and future ones', async () => {
    const at = (path: string) => `unique-tournament/8/season/500/events/${path}`;
    await folder.write({
      [at('last/0')]: { events: [providerEvent(1)] },
      [at('last/1')]: { events: [providerEvent(2, onDay(1))] },
      [at('next/0')]: { events: [unplayedEvent(3, 0, 'notstarted', onDay(2))] },
      [at('next/1')]: { events: [] },
      [at('next/2')]: { events: [unplayedEvent(4, 0, 'notstarted', onDay(3))] },
    });
    const provider = createJsonProvider(createFolderSource(folder.path));
    await provider.importSeason(database.db, 8, season, { now, minDrop: 0.05 });
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([1, 2, 3]);
  });

  it('of a list that does not end are an error after 60 pages', async () => {
    let requests = 0;
    const provider = createJsonProvider({
      eventLists: [{ path: 'events/last', paged: true }],
      get: async () => {
        requests += 1;
        return [providerEvent(1)];
      },
    });
    await expect(provider.importSeason(database.db, 8, season, { now, minDrop: 0.05 })).rejects.toMatchObject(
      { code: 'provider_unreadable', message: expect.stringContaining('does not end') },
    );
    expect(requests).toBe(60);
  });
});

it('a season that two servers import concurrently is stored once', async () => {
  await importEvents([providerEvent(1)], { 'event/1/lineups': seasonDocuments()['event/1001/lineups'] });
  const servers = [1, 2].map(() => createJsonProvider(createFolderSource(folder.path)));
  await Promise.all(
    servers.map((server) => server.importSeason(database.db, 8, season, { now, minDrop: 0.05 })),
  );
  const { db } = database;
  expect(
    await Promise.all([leagues, matches, lineups, matchPlayers].map((table) => db.$count(table))),
  ).toEqual([1, 1, 1, 3]);
});

describe('line-ups', () => {
  it('without sides are ignored, and those of distant matches are not read', async () => {
    await importEvents([providerEvent(1), unplayedEvent(2, 0, 'notstarted', onDay(30))], {
      'event/1/lineups': { confirmed: false },
      'event/2/lineups': 'not even JSON',
    });
    expect(await database.db.$count(lineups)).toBe(0);
  });

  it('can have one side, duplicate players, trimmed lists, zero counters and no shirt numbers', async () => {
    const statistics = { totalShots: 0, statisticsType: { sportSlug: 'football' } };
    const player = {
      player: { id: 7, name: 'Nereus Wave', position: 'X' },
      shirtNumber: '',
      jerseyNumber: 'seven',
      statistics,
    };
    await importEvents([providerEvent(1)], {
      'event/1/lineups': { home: { players: [player, { __trimmed__: 9 }, player, { player: { id: 8 } }] } },
    });
    expect(await database.db.select().from(matchPlayers)).toMatchObject([
      { place: 1, position: null, shirtNumber: null, substitute: false, statistics: null },
    ]);
    expect(await database.db.select().from(lineups)).toMatchObject([{ confirmed: false }]);
  });

  it('are read for running matches, and for coming ones less than two days away', async () => {
    const { tide } = providerTeams;
    const twoDaysAway = now.getTime() / 1_000 + 2 * 86_400;
    const sheet = { home: { players: [{ player: { id: 7, name: 'Nereus Wave' } }] } };
    const events = [
      unplayedEvent(1, 7, 'inprogress'),
      unplayedEvent(2, 0, 'notstarted', { startTimestamp: twoDaysAway - 1 }),
      unplayedEvent(3, 0, 'notstarted', { startTimestamp: twoDaysAway, homeTeam: tide }),
    ];
    await importEvents(events, {
      'event/1/lineups': sheet,
      'event/2/lineups': sheet,
      'event/3/lineups': sheet,
    });
    const found = await database.db
      .select({ id: matches.providerId })
      .from(lineups)
      .innerJoin(matches, eq(matches.id, lineups.matchId))
      .orderBy(matches.providerId);
    expect(found).toEqual([{ id: 1 }, { id: 2 }]);
  });

  const listed = (id: number, statistics?: object) => ({
    players: [{ player: { id, name: 'Nereus Wave' }, statistics }],
  });
  const played = { minutesPlayed: 90 };
  const expected = { confirmed: false, home: listed(1), away: listed(2) };
  const confirmed = { ...expected, confirmed: true };
  const absent = { player: { id: 3, name: 'Triton Shell' }, type: 'missing' };
  it.each([
    ['a confirmed one', 'an expected one', confirmed, expected, true],
    ['an expected one', 'a confirmed one', expected, confirmed, false],
    [
      'an expected one',
      'a confirmed one without players',
      expected,
      { confirmed: true, home: { missingPlayers: [absent] } },
      false,
    ],
    [
      'a confirmed one',
      'one with statistics of a home player',
      confirmed,
      { ...expected, home: listed(1, played) },
      false,
    ],
    [
      'a confirmed one',
      'one with statistics of an away player',
      confirmed,
      { ...expected, away: listed(2, played) },
      false,
    ],
    [
      'one with statistics of a home player',
      'a confirmed one',
      { ...expected, home: listed(1, played) },
      confirmed,
      true,
    ],
    [
      'one with statistics of an away player',
      'a confirmed one',
      { ...expected, away: listed(2, played) },
      confirmed,
      true,
    ],
  ])('%s after %s', async (_, __, given, before, isStored) => {
    const withFormation = ({ home, ...sheet }: typeof confirmed | { home: object }, formation: string) => ({
      'event/1/lineups': { ...sheet, home: { ...home, formation } },
    });
    await importEvents([providerEvent(1)], withFormation(before, '4-4-2'));
    await importEvents([providerEvent(1)], withFormation(given, '3-4-3'));
    const formationHome = isStored ? '3-4-3' : '4-4-2';
    expect(await database.db.select().from(lineups)).toMatchObject([{ formationHome }]);
  });

  it('give players their latest name, and the team that they are listed for', async () => {
    for (const name of ['Nereus Wave', 'Nereus Tide']) {
      await importEvents([providerEvent(1)], {
        'event/1/lineups': { away: { players: [{ player: { id: 7, name } }] } },
      });
    }
    const [match] = await allMatches();
    expect(await database.db.select().from(players)).toMatchObject([
      { name: 'Nereus Tide', teamId: match?.awayTeamId },
    ]);
  });
});

it('incidents replace those of their match only, and an empty list replaces none', async () => {
  const fullTime = { incidents: [{ incidentType: 'period', text: 'FT', time: 90 }] };
  await importEvents([providerEvent(1), providerEvent(2, onDay(1))], {
    'event/1/incidents': fullTime,
    'event/2/incidents': fullTime,
  });
  for (const again of [fullTime, { incidents: [] }]) {
    await importEvents([providerEvent(1)], { 'event/1/incidents': again });
    expect(await database.db.$count(incidents)).toBe(2);
  }
});

it('teams get a new name unless another team has it or a source without ids finds them by the old one', async () => {
  const { kelp, reef } = providerTeams;
  const importNames = async (id: number, home: string, away: string) => {
    const named = { homeTeam: { ...kelp, name: home }, awayTeam: { ...reef, name: away } };
    await importEvents([providerEvent(id, { ...onDay(id), ...named })]);
    return (await database.db.select().from(teams).orderBy(asc(teams.id))).map(({ name }) => name);
  };
  expect(await importNames(1, 'Kelp United', 'Reef City')).toEqual(['Kelp United', 'Reef City']);
  expect(await importNames(1, 'Reef City', 'Reef City')).toEqual(['Kelp United', 'Reef City']);
  expect(await importNames(1, 'Kelp Rovers', 'Kelp Rovers')).toEqual(['Kelp Rovers', 'Reef City']);
  await database.db.update(matches).set({ providerId: null });
  expect(await importNames(2, 'Kelp', 'Reef')).toEqual(['Kelp Rovers', 'Reef City']);
  expect(await importNames(3, 'Kelp Rovers', 'Reef')).toEqual(['Kelp Rovers', 'Reef City']);
});

it('new teams of one name get different names', async () => {
  const { kelp } = providerTeams;
  await importEvents([providerEvent(1, { homeTeam: kelp, awayTeam: { ...kelp, id: 99 } })]);
  const names = (await database.db.select().from(teams)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Kelp United', 'Kelp United (99)']);
});

it('only the first of two teams with one name gets the stored team of a source without ids', async () => {
  const { kelp } = providerTeams;
  await importEvents([providerEvent(1)]);
  await database.db.update(teams).set({ providerId: null });
  await importEvents([providerEvent(1, { homeTeam: kelp, awayTeam: { ...kelp, id: 99 } })]);
  const stored = await database.db.select().from(teams).orderBy(asc(teams.id));
  expect(stored.map(({ providerId, name }) => [providerId, name])).toEqual([
    [11, 'Kelp United'],
    [null, 'Reef City'],
    [99, 'Kelp United (99)'],
  ]);
});

it('statistics stay those of their team when the provider swaps home and away', async () => {
  const statisticsItems = [{ key: 'fouls', homeValue: 10, awayValue: 3 }];
  await importEvents([providerEvent(1)], {
    'event/1/statistics': { statistics: [{ period: 'ALL', groups: [{ statisticsItems }] }] },
  });
  const [before] = await allMatches();
  const swapped = { homeTeam: providerTeams.reef, awayTeam: providerTeams.kelp };
  await importEvents([providerEvent(1, swapped)], { 'event/1/statistics': { statistics: [] } });
  expect(await allMatches()).toMatchObject([
    { id: before?.id, homeTeamId: before?.awayTeamId, goalHome: 2, foulsHome: 3, foulsAway: 10 },
  ]);
});

it('counts of an editable league and the referee of its played matches are kept, and the rest is updated', async () => {
  const postponed = { ...unplayedEvent(2, 0, 'notstarted', onDay(1)), referee: { name: 'O. Nautilus' } };
  await importEvents([providerEvent(1, { referee: { name: 'O. Nautilus' } }), postponed]);
  await database.db.update(leagues).set({ isEditable: true });
  const edited = { goalHome: 3, refereeDisplayName: 'A. Marlin' };
  await database.db.update(matches).set(edited).where(eq(matches.providerId, 1));
  const referee = { name: 'P. Urchin' };
  await importEvents([
    providerEvent(1, { referee, roundInfo: { round: 2 } }),
    providerEvent(2, { referee, ...onDay(4) }),
  ]);
  expect(await allMatches()).toMatchObject([
    { ...edited, goalAway: 1, roundName: '2' },
    { goalHome: 2, goalAway: 1, refereeDisplayName: referee.name, day: '2026-03-05' },
  ]);
});

describe('matches of the same teams', () => {
  const coming = (id: number, day: number) => unplayedEvent(id, 0, 'notstarted', onDay(day));
  const stored = async () => (await allMatches()).map(({ providerId, day }) => [providerId, day]);

  it.each([
    ['is called off', [unplayedEvent(1, 70, 'canceled', onDay(10))]],
    ['is not listed any more', []],
  ])('become one with its tips when one moves to the day of another that %s', async (_, others) => {
    await importEvents([coming(1, 10), coming(2, 20)]);
    const [{ id: first } = { id: 0 }, { id: second, date } = { id: 0, date: now }] = await allMatches();
    for (const [idx, matchId] of [first, second].entries()) {
      const { id: tipId } = await makeTip(database.db, { idx: idx + 1, matchId, date });
      const leg = { tipId, matchId, position: 1, date, title: 'a', tip: '1', exchange: 2 };
      await database.db.insert(tipMatches).values(leg);
    }
    expect(await importEvents([...others, coming(2, 10)])).toMatchObject({ added: 0, matches: 1 });
    const [{ id: matchId, date: beginsAt } = { id: 0, date: now }, ...more] = await allMatches();
    expect([matchId, more]).toEqual([second, []]);
    expect(await stored()).toEqual([[2, '2026-03-11']]);
    const tip = { matchId, beginsAt };
    expect(await database.db.select().from(tips)).toMatchObject([tip, tip]);
    expect(await database.db.select().from(tipMatches)).toMatchObject([{ matchId }, { matchId }]);
    expect(await importEvents([coming(2, 10)])).toMatchObject({ added: 0 });
  });

  it('become the one of a source without ids, which keeps its odds, when another moves to its day', async () => {
    await importEvents([coming(1, 10), coming(2, 20)]);
    const [{ id: matchId } = { id: 0 }] = await allMatches();
    await database.db.update(matches).set({ providerId: null }).where(eq(matches.id, matchId));
    const price = { market: 'one_x_two', selection: 'home', bookmaker: 'Pinnacle' } as const;
    await database.db.insert(odds).values({ ...price, matchId, opening: 2, current: 2, updatedAt: now });
    await importEvents([coming(2, 10)]);
    expect(await allMatches()).toMatchObject([{ id: matchId, providerId: 2 }]);
    expect(await database.db.select().from(odds)).toMatchObject([{ matchId }]);
  });

  it('can exchange their days, with their dropinfos, and leave one to a new match', async () => {
    await importEvents([coming(1, 10), coming(2, 11)]);
    const price = { market: 'one_x_two', selection: 'home', bookmaker: 'Pinnacle', opening: 2 } as const;
    const drops = (await allMatches()).map(({ id: matchId }, index) => ({
      ...{ ...price, matchId, current: 1.6 - index / 10, updatedAt: now },
    }));
    await database.db.insert(odds).values(drops);
    await importEvents([coming(1, 10), coming(2, 11)]);
    const uids = async () => {
      const rows = await database.db.select().from(dropinfos).orderBy(asc(dropinfos.matchId));
      return rows.map(({ uid }) => uid);
    };
    const before = await uids();
    await importEvents([coming(1, 11), coming(2, 10)]);
    expect(await stored()).toEqual([
      [1, '2026-03-12'],
      [2, '2026-03-11'],
    ]);
    expect(await uids()).toEqual(before.toReversed());
    expect(before).toHaveLength(2);
    await importEvents([coming(1, 12), coming(2, 10), coming(3, 11)]);
    expect(await stored()).toEqual([
      [1, '2026-03-13'],
      [2, '2026-03-11'],
      [3, '2026-03-12'],
    ]);
  });
});

it('a match that is brought forward lets its tips begin earlier, also when it is moved back', async () => {
  const coming = (id: number, values: Record<string, unknown>) => unplayedEvent(id, 0, 'notstarted', values);
  const moveTo = (day: number) =>
    importEvents([coming(1, onDay(day)), coming(2, { ...onDay(day - 1), homeTeam: providerTeams.tide })]);
  await moveTo(20);
  const [match, dayBefore] = await allMatches();
  if (!match || !dayBefore) throw new Error('The matches were not stored');
  const { date, id: matchId } = match;
  const single = await makeTip(database.db, { idx: 1, matchId, date });
  const combined = await makeTip(database.db, { idx: 2, date });
  const leg = { tipId: combined.id, date, title: 'a', tip: '1', exchange: 2 };
  await database.db.insert(tipMatches).values([
    { ...leg, matchId, position: 1 },
    { ...leg, matchId: dayBefore.id, position: 2 },
  ]);
  const begun = await makeTip(database.db, { idx: 3, matchId, date: now });
  await makeTip(database.db, { idx: 4, date });
  for (const day of [15, 25]) await moveTo(day);
  const earlier = (days: number) => new Date(date.getTime() - days * 86_400_000);
  expect(await database.db.select().from(tips).orderBy(asc(tips.idx))).toMatchObject([
    { id: single.id, date, beginsAt: earlier(5), version: 1 },
    { id: combined.id, date, beginsAt: earlier(6) },
    { id: begun.id, beginsAt: now },
    { beginsAt: date },
  ]);
});

it('missing statistics of a trimmed list are null', async () => {
  await importEvents([providerEvent(1)], {
    'event/1/statistics': {
      statistics: [
        {
          period: 'ALL',
          groups: [
            { statisticsItems: [{ key: 'fouls', homeValue: 3, awayValue: '4' }, { __trimmed__: 8 }] },
            { __trimmed__: 2 },
          ],
        },
      ],
    },
  });
  expect(await allMatches()).toMatchObject([
    { foulsHome: 3, foulsAway: 4, cornersHome: null, yellowHome: null },
  ]);
});
