import { and, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { type Clock, hour, minute, type Random } from '../clock.ts';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Database, Transaction } from '../db/database.ts';
import { dropinfoFilters, dropinfos, leagues, matches, odds } from '../db/schema.ts';
import { findOddsDrops } from '../dropinfo/drop.ts';
import { recordSteps } from '../dropinfo/price-steps.ts';
import { lockImports } from '../import/record-import.ts';
import { sealUnsealed } from '../seal/append-seals.ts';
import { seedPlans } from '../seed/seed-plans.ts';
import { nextTipIdx } from '../tip/store-tip-parts.ts';
import { type ComposedTip, cancelledState, composeTip } from './compose-tip.ts';
import { firstDemoId, inventLeagues, isDemoLeague } from './demo-leagues.ts';
import { makeDemoPayments, makeDemoPromocodes } from './demo-payments.ts';
import { isOver } from './demo-season.ts';
import {
  activeState,
  collectCodes,
  type EndedTip,
  openToTips,
  scoresOf,
  settledState,
  storeTips,
  tippableMatches,
} from './demo-tips.ts';
import { makeDemoCampaign, makeDemoUsers } from './demo-users.ts';
import { knownFrom, missingFixtures, pastRounds } from './fixtures.ts';
import { importEvents, numberEvents, openMarkets } from './import-demo.ts';
import { dropinfoOf, loadMarketGroups } from './market-groups.ts';
import { type MarketGroup, marketStep } from './market-step.ts';
import { pastSteps } from './opening-prices.ts';
import type { TippedMatch } from './picks.ts';
import { oddsRetention } from './prune-demo.ts';
import { seededRandom, shuffled } from './random.ts';

interface SeedOptions {
  clock: Clock;
  random: Random;
  /** Smallest odds drop, as a fraction, that creates a dropinfo. */
  minDrop?: number;
}

/** More than the longest window of last matches. */
const rounds = 11;
const dropinfoCount = 60;
/** Odds drops of finished matches. */
const settledDropCount = 200;
/** Countries with incomplete data, for statistics that admins fill in. */
const incompleteCountries: readonly string[] = ['Chile', 'Japan', 'South Korea'];
/** Tips by the time of their matches. The market settles those on matches that have just ended. */
const tipCounts = { played: 84, justEnded: 6, running: 14, soon: 12, later: 6 };
/** Matches since this time have just ended or are running. */
const recent = 3 * hour;
const deletedTips = 3;
const cancelledTips = 6;
/** Bounds of the yield of all tips, and the number of attempts to draw tips within them. */
const minYield = -0.03;
const maxYield = 0.08;
const maxAttempts = 100;

/**
 * Stores invented leagues, teams, players, matches, odds, dropinfos, tips and accounts in one transaction. A database with
 * demo data stays unchanged; it can have real data too.
 */
export async function seedDemo(db: Database, { clock, random, minDrop = 0.05 }: SeedOptions): Promise<void> {
  await seedPlans(db, clock);
  const now = clock();
  await db.transaction(async (tx) => {
    // Waits for another process that stores them.
    await lockImports(tx);
    if ((await tx.$count(leagues, isDemoLeague)) > 0) return;
    await makeDemoPromocodes(tx, now);
    await importSeason(tx, now, random);
    await makeDropinfos(tx, now, minDrop, random);
    await makeDemoUsers(tx, now);
    await makeTips(tx, now, random);
    await makeFilters(tx);
    await makeDemoPayments(tx, now);
    await makeDemoCampaign(tx, now);
    await makeSettledOdds(tx, now, minDrop);
  });
}

/** Imports a season of invented leagues: past rounds, and fixtures since a few hours ago. */
async function importSeason(tx: Transaction, now: Date, random: Random): Promise<void> {
  const { leagues: invented, squads } = inventLeagues(random);
  const past = invented.flatMap((league) => pastRounds(league, rounds, now, random));
  const from = new Date(now.getTime() - recent);
  const known = past.filter(({ kickOff }) => kickOff >= knownFrom(from));
  const coming = missingFixtures(invented, known, { now, from }, random);
  const events = numberEvents([...past, ...coming], firstDemoId + 1, now);
  for (const { code, country } of invented) {
    if (!incompleteCountries.includes(country)) continue;
    const over = events.filter((event) => event.league.code === code && isOver(event, now));
    const latest = over.toSorted((one, other) => other.kickOff.getTime() - one.kickOff.getTime())[0];
    if (latest) latest.isIncomplete = true;
  }
  await importEvents(tx, events, squads, now);
  await tx
    .update(leagues)
    .set({ isEditable: true })
    .where(and(isDemoLeague, inArray(leagues.country, [...incompleteCountries])));
}

/** Simulates past steps of the market, so that the first list is not empty. */
async function makeDropinfos(tx: Transaction, now: Date, minDrop: number, random: Random): Promise<void> {
  const groups = await loadMarketGroups(tx, now);
  moveMarkets(groups, dropinfoCount, { now, minDrop }, random);
  const drops = groups.flatMap((group) =>
    findOddsDrops(group.prices, minDrop).map((oddsDrop) => ({ group, oddsDrop })),
  );
  const ages = drops.map(() => Math.ceil(random() * 6 * hour)).sort((one, other) => other - one);
  const past = shuffled(drops, random).map(({ group, oddsDrop }, index) => {
    const createdAt = new Date(now.getTime() - (ages[index] ?? 0));
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
 * Stores odds of the last rounds with some drops, so that backtests have signals. They are last and have random numbers of
 * their own, so that the other data does not depend on them.
 */
async function makeSettledOdds(tx: Transaction, now: Date, minDrop: number): Promise<void> {
  const from = new Date(now.getTime() - oddsRetention);
  await openMarkets(tx, now, from);
  const groups = await loadMarketGroups(tx, from);
  const settled = groups.filter(({ kickOff }) => now.getTime() - kickOff.getTime() > recent);
  moveMarkets(settled, settledDropCount, { now: from, minDrop }, seededRandom(1));
  await storeMovedPrices(tx, settled);
}

/** Runs steps of the market with an odds drop in each. */
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

/** Stores tips on played, running and coming matches, numbered in order of creation. */
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
  const first = await nextTipIdx(tx);
  const scores = await scoresOf(
    tx,
    planned.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
  );
  const options = { first, scores, recently };
  let drawn = drawTips(planned, options, random);
  for (let attempt = 1; attempt < maxAttempts && !hasRealisticYield(drawn); attempt += 1) {
    drawn = drawTips(planned, options, random);
  }
  await storeTips(tx, drawn);
  await sealUnsealed(tx, now);
}

interface DrawOptions {
  /** Number of the first tip. */
  first: number;
  scores: Awaited<ReturnType<typeof scoresOf>>;
  /** Tips on matches before this time are settled. */
  recently: Date;
}

/** Draws the planned tips without contradictions, and settles those on finished matches. */
function drawTips(
  planned: readonly PlannedTip[],
  { first, scores, recently }: DrawOptions,
  random: Random,
): EndedTip[] {
  const tipped = new Map<number, string[]>();
  const composed: ComposedTip[] = [];
  for (const { candidates, createdAt } of planned) {
    const open = openToTips(candidates, tipped);
    if (open.length === 0) continue;
    const one = composeTip(open, { idx: first + composed.length, createdAt, tipped }, random);
    collectCodes([one.tip.uid], tipped);
    composed.push(one);
  }
  const ended = composed.map((one) => ({
    ...one,
    ending:
      one.tip.date < recently ? (settledState(one.tip.uid, scores, random) ?? activeState) : activeState,
  }));
  const settled = shuffled(
    ended.filter(({ ending }) => ending.tipStatus !== 'tip_active'),
    random,
  );
  for (const tip of settled.splice(0, deletedTips)) tip.ending = { ...activeState, tipStatus: 'tip_deleted' };
  for (const tip of settled.splice(0, cancelledTips)) tip.ending = cancelledState(random);
  return ended;
}

function hasRealisticYield(drawn: readonly EndedTip[]): boolean {
  const decided = drawn.flatMap(({ tip, ending: { tipStatus } }) => {
    if (tipStatus === 'tip_success') return [{ stake: tip.rate, units: tip.rate * (tip.exchange - 1) }];
    return tipStatus === 'tip_fail' ? [{ stake: tip.rate, units: -tip.rate }] : [];
  });
  const sum = (key: 'stake' | 'units') => decided.reduce((total, one) => total + one[key], 0);
  const share = sum('stake') === 0 ? 0 : sum('units') / sum('stake');
  return share >= minYield && share <= maxYield;
}

/** Chooses matches to tip, each with neighbours for a combined tip. */
function planTips(some: readonly TippedMatch[], count: number, now: Date, random: Random): PlannedTip[] {
  const order = shuffled([...some.keys()], random);
  return Array.from({ length: some.length === 0 ? 0 : count }, (_, turn) => {
    const index = order[turn % order.length] ?? 0;
    const around = some.slice(index, index + 4);
    const kickOff = around[0]?.date.getTime() ?? now.getTime();
    const latest = Math.min(kickOff - 30 * minute, now.getTime() - minute);
    return {
      candidates: around.filter(({ date }) => date.getTime() - kickOff < 12 * hour),
      createdAt: new Date(latest - Math.floor(random() * 10 * hour)),
    };
  });
}

async function makeFilters(tx: Transaction): Promise<void> {
  const leaguesIn = (countries: string[]) =>
    tx
      .select({ id: leagues.id })
      .from(leagues)
      .where(and(isDemoLeague, inArray(leagues.country, countries)))
      .orderBy(leagues.id);
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
  const rows = filters.map(({ countries, ...names }, index) => ({
    ...names,
    position: known + index + 1,
    leagueIds: sql`array${leaguesIn(countries)}`,
  }));
  await tx.insert(dropinfoFilters).values(rows);
}
