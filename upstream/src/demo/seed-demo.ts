import { and, eq, gte, inArray, isNotNull, like, lt } from 'drizzle-orm';
import { type Clock, hour, minute, type Random } from '../clock.ts';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Database, Transaction } from '../db/database.ts';
import { dropinfoFilters, dropinfos } from '../db/dropinfo-tables.ts';
import { leagues, matches, odds, users } from '../db/tables.ts';
import { findOddsDrops } from '../dropinfo/drop.ts';
import { recordSteps } from '../dropinfo/price-steps.ts';
import { sealUnsealed } from '../seal/append-seals.ts';
import { seedPlans } from '../seed/seed-plans.ts';
import { nextTipIdx } from '../tip/store-tip-parts.ts';
import { seededRandom, shuffled } from './chance.ts';
import { type ComposedTip, cancelledEnding, composeTip } from './compose-tip.ts';
import { demoLeagueCode, firstDemoId, inventLeagues } from './demo-leagues.ts';
import { makeDemoPayments, makeDemoPromocodes } from './demo-payments.ts';
import { isOver } from './demo-season.ts';
import { demoTyper, makeDemoAutofilters, makeDemoCampaign, makeDemoUsers } from './demo-users.ts';
import { knownFrom, missingFixtures, pastRounds } from './fixtures.ts';
import { importEvents, numberEvents, openMarkets } from './import-demo.ts';
import { dropinfoOf, loadMarketGroups } from './market-groups.ts';
import { type MarketGroup, marketStep } from './market-step.ts';
import { pastSteps } from './opening-prices.ts';
import type { TippedMatch } from './picks.ts';
import { oddsKept } from './prune-demo.ts';
import {
  codesIn,
  type Ending,
  endingOf,
  scoresOf,
  stillActive,
  storeTips,
  tippableMatches,
} from './tip-book.ts';

/** What the demo's data is made with. */
export interface SeedOptions {
  clock: Clock;
  /** The same numbers make the same data. */
  random: Random;
  /** Fraction from which an odds drop makes a dropinfo. */
  minDrop?: number;
}

/** More than the longest window, so that every team's is full. */
const rounds = 11;
const firstDropinfos = 60;
const usualMinDrop = 0.05;
/** How many prices of matches that are over fell. */
const settledDrops = 200;
/** Countries of which a data provider sends little, so that statistics are filled in by hand. */
const thinlyCovered: readonly string[] = ['Chile', 'Japan', 'South Korea'];
/** Tips by the time of their matches; those on matches that have just ended are for the market to settle. */
const tipCounts = { played: 84, justEnded: 6, running: 14, soon: 12, later: 6 };
/** How far back matches have just ended or are running. */
const recent = 3 * hour;
const deletedTips = 3;
const cancelledTips = 6;
/** What all tips of a season may bring, as a fraction of the stakes, and how many seasons are tried for one. */
const minYield = -0.03;
const maxYield = 0.08;
const maxSeasons = 100;

/**
 * Fills a database with invented leagues, teams, players, matches, odds, dropinfos, tips and accounts, all of it
 * or nothing. A database that has the demo already stays as it is; real data beside it does not matter.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  await seedPlans(db, options.clock);
  const now = options.clock();
  await db.transaction(async (tx) => {
    if ((await tx.$count(leagues, like(leagues.code, demoLeagueCode))) > 0) return;
    await makeDemoPromocodes(tx, now);
    await importSeason(tx, now, options.random);
    await makeDropinfos(tx, now, options);
    await makeDemoUsers(tx, now);
    await makeDemoAutofilters(tx, now);
    await makeTips(tx, now, options.random);
    await makeFilters(tx);
    await makeDemoPayments(tx, now);
    await makeDemoCampaign(tx, now);
    await makeSettledOdds(tx, now, options.minDrop);
  });
}

/** Imports one season of invented leagues: past rounds, and fixtures from a few hours ago on. */
async function importSeason(tx: Transaction, now: Date, random: Random): Promise<void> {
  const { leagues: invented, squads } = inventLeagues(random);
  const past = invented.flatMap((league) => pastRounds(league, rounds, now, random));
  const from = new Date(now.getTime() - recent);
  const known = past.filter(({ kickOff }) => kickOff >= knownFrom(from));
  const coming = missingFixtures(invented, known, { now, from }, random);
  const events = numberEvents([...past, ...coming], firstDemoId + 1, now);
  for (const { code, country } of invented) {
    if (!thinlyCovered.includes(country)) continue;
    const over = events.filter((event) => event.league.code === code && isOver(event, now));
    const latest = over.toSorted((one, other) => other.kickOff.getTime() - one.kickOff.getTime())[0];
    if (latest) latest.isThin = true;
  }
  await importEvents(tx, events, squads, now);
  await tx
    .update(leagues)
    .set({ isEditable: true })
    .where(and(like(leagues.code, demoLeagueCode), inArray(leagues.country, [...thinlyCovered])));
}

/** Lets the market run for a while, so that the list is not empty at the first look. */
async function makeDropinfos(
  tx: Transaction,
  now: Date,
  { random, minDrop = usualMinDrop }: SeedOptions,
): Promise<void> {
  const groups = await loadMarketGroups(tx, now);
  moveMarkets(groups, firstDropinfos, { now, minDrop }, random);
  const drops = groups.flatMap((group) =>
    findOddsDrops(group.prices, minDrop).map((oddsDrop) => ({ group, oddsDrop })),
  );
  const ages = drops.map(() => Math.ceil(random() * 6 * hour)).sort((one, other) => other - one);
  const past = shuffled(drops, random).map(({ group, oddsDrop }, place) => {
    const createdAt = new Date(now.getTime() - (ages[place] ?? 0));
    const steps = pastSteps(group, oddsDrop, { noticedAt: createdAt, now, minDrop });
    const last = steps.at(-1)?.at ?? createdAt;
    const movedAt = last > createdAt ? last : null;
    return { steps, dropinfo: { ...dropinfoOf(group, oddsDrop, createdAt), movedAt } };
  });
  await insertMany(
    tx,
    dropinfos,
    past.map(({ dropinfo }) => dropinfo),
  );
  await recordSteps(
    tx,
    past.flatMap(({ steps }) => steps),
  );
  await storeMovedPrices(tx, groups);
}

/**
 * The odds of the last rounds, some of which fell before the close, so that a backtest has signals from the first day. They
 * come after all else and have random numbers of their own, so that nothing else depends on them.
 */
async function makeSettledOdds(tx: Transaction, now: Date, minDrop = usualMinDrop): Promise<void> {
  const from = new Date(now.getTime() - oddsKept);
  await openMarkets(tx, now, from);
  const groups = await loadMarketGroups(tx, from);
  const settled = groups.filter(({ kickOff }) => now.getTime() - kickOff.getTime() > recent);
  moveMarkets(settled, settledDrops, { now: from, minDrop }, seededRandom(1));
  await storeMovedPrices(tx, settled);
}

/** Lets one price of some markets fall in each of so many steps, and others drift. */
function moveMarkets(
  groups: readonly MarketGroup[],
  steps: number,
  { now, minDrop }: { now: Date; minDrop: number },
  random: Random,
): void {
  for (let done = 0; done < steps; done += 1) {
    const { moves } = marketStep({ groups, now, nextDropAt: 0, minDrop }, random);
    for (const { price, current } of moves) price.current = current;
  }
}

async function storeMovedPrices(tx: Transaction, groups: readonly MarketGroup[]): Promise<void> {
  const moved = groups.flatMap(({ prices }) => prices.filter(({ opening, current }) => opening !== current));
  await updateMany(
    tx,
    odds,
    moved.map(({ id, current }) => ({ id, current })),
  );
}

interface PlannedTip {
  candidates: TippedMatch[];
  createdAt: Date;
}

/** Tips on matches that were played, and on ones that are running or come soon, numbered as they were created. */
async function makeTips(tx: Transaction, now: Date, random: Random): Promise<void> {
  const recently = new Date(now.getTime() - recent);
  const played = await tippableMatches(tx, and(isNotNull(matches.goalHome), lt(matches.date, recently)));
  const rest = await tippableMatches(tx, gte(matches.date, recently));
  const within = (from: number, to: number) =>
    rest.filter(({ date }) => {
      const wait = date.getTime() - now.getTime();
      return wait >= from && wait < to;
    });
  const planned = [
    ...planTips(played, tipCounts.played, now, random),
    ...planTips(within(-recent, -2 * hour), tipCounts.justEnded, now, random),
    ...planTips(within(-2 * hour, 0), tipCounts.running, now, random),
    ...planTips(within(0, 5 * hour), tipCounts.soon, now, random),
    ...planTips(within(5 * hour, 36 * hour), tipCounts.later, now, random),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const [typer] = await tx.select({ id: users.id }).from(users).where(eq(users.email, demoTyper));
  const first = await nextTipIdx(tx);
  const scores = await scoresOf(
    tx,
    planned.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
  );
  const order = { first, authorId: typer?.id ?? null, scores, recently };
  let season = playSeason(planned, order, random);
  for (let turn = 1; turn < maxSeasons && !isModest(season); turn += 1) {
    season = playSeason(planned, order, random);
  }
  await storeTips(tx, season);
  await sealUnsealed(tx, now);
}

type EndedTip = ComposedTip & { ending: Ending };

interface SeasonOrder {
  first: number;
  authorId: number | null;
  scores: Awaited<ReturnType<typeof scoresOf>>;
  /** Tips on matches before are settled. */
  recently: Date;
}

/** Writes all tips that are planned, none against another on the same match, and lets those end whose matches are over. */
function playSeason(
  planned: readonly PlannedTip[],
  { first, authorId, scores, recently }: SeasonOrder,
  random: Random,
): EndedTip[] {
  const tipped = new Map<number, string[]>();
  const composed = planned.map(({ candidates, createdAt }, place) => {
    const one = composeTip(candidates, { idx: first + place, createdAt, authorId, tipped }, random);
    codesIn([one.tip.uid], tipped);
    return one;
  });
  const ended = composed.map((one) => ({
    ...one,
    ending: one.tip.date < recently ? (endingOf(one.tip, scores, random) ?? stillActive) : stillActive,
  }));
  const settled = shuffled(
    ended.filter(({ ending }) => ending.tipStatus !== 'tip_active'),
    random,
  );
  for (const tip of settled.splice(0, deletedTips)) tip.ending = { ...stillActive, tipStatus: 'tip_deleted' };
  for (const tip of settled.splice(0, cancelledTips)) tip.ending = cancelledEnding(random);
  return ended;
}

/** Whether what the settled tips brought is what honest typers may bring in a season. */
function isModest(season: readonly EndedTip[]): boolean {
  const decided = season.flatMap(({ tip, ending: { tipStatus } }) => {
    if (tipStatus === 'tip_success') return [{ stake: tip.rate, units: tip.rate * (tip.exchange - 1) }];
    return tipStatus === 'tip_fail' ? [{ stake: tip.rate, units: -tip.rate }] : [];
  });
  const sum = (key: 'stake' | 'units') => decided.reduce((total, one) => total + one[key], 0);
  const share = sum('stake') === 0 ? 0 : sum('units') / sum('stake');
  return share >= minYield && share <= maxYield;
}

/** Chooses matches to tip, each with those around it that a combined tip may take. */
function planTips(some: readonly TippedMatch[], count: number, now: Date, random: Random): PlannedTip[] {
  const order = shuffled([...some.keys()], random);
  return Array.from({ length: some.length === 0 ? 0 : count }, (_, turn) => {
    const place = order[turn % order.length] ?? 0;
    const around = some.slice(place, place + 4);
    const kickOff = around[0]?.date.getTime() ?? now.getTime();
    const latest = Math.min(kickOff - 30 * minute, now.getTime() - minute);
    return {
      candidates: around.filter(({ date }) => date.getTime() - kickOff < 12 * hour),
      createdAt: new Date(latest - Math.floor(random() * 10 * hour)),
    };
  });
}

/** Filters by groups of countries, after those that are there. */
async function makeFilters(tx: Transaction): Promise<void> {
  const stored = await tx
    .select()
    .from(leagues)
    .where(like(leagues.code, demoLeagueCode))
    .orderBy(leagues.id);
  const idsIn = (countries: readonly string[]) =>
    stored.filter(({ country }) => countries.includes(country)).map(({ id }) => id);
  const known = await tx.$count(dropinfoFilters);
  const filters = [
    { name: 'Polska', nameEn: 'Poland', countries: ['Poland'] },
    { name: 'Skandynawia', nameEn: 'Scandinavia', countries: ['Sweden', 'Norway'] },
    {
      name: 'Zachód i południe',
      nameEn: 'West and south',
      countries: ['Germany', 'Spain', 'Italy', 'France', 'Portugal'],
    },
    { name: 'Nocne granie', nameEn: 'Night owls', countries: ['Chile', 'Japan', 'South Korea'] },
  ];
  await tx.insert(dropinfoFilters).values(
    filters.map(({ name, nameEn, countries }, place) => ({
      name,
      nameEn,
      position: known + place + 1,
      leagueIds: idsIn(countries),
    })),
  );
}
