import { z } from 'zod';
import type { Statistic, Statistics } from '../../db/match-statistics.ts';
import type {
  AbsentPlayer,
  ListedPlayer,
  SourceIncident,
  SourceLineups,
  SourceSide,
} from '../season-content.ts';
import {
  idField,
  keepReadable,
  nameField,
  optionalCount,
  optionalFlag,
  optionalPerson,
  optionalText,
  readList,
} from './document-fields.ts';
import { ProviderError } from './provider-source.ts';

const position = z.enum(['G', 'D', 'M', 'F']).nullish().catch(null);
const shirtNumber = z.coerce.number().int().min(0).max(999).nullish().catch(null);
const player = z.object({ id: idField, name: nameField, position, jerseyNumber: shirtNumber });

/** Keeps the numbers; the provider mixes a few objects among them. */
const counters = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).filter(
        (one): one is [string, number] => typeof one[1] === 'number' && /^\w{1,60}$/.test(one[0]),
      ),
    ),
  )
  .nullish()
  .catch(null);

/** All counters of players who stayed on the bench are zero. */
const hasPlayed = (all: Record<string, number> | null | undefined): all is Record<string, number> =>
  Object.values(all ?? {}).some((count) => count !== 0);

const listedPlayer = z
  .object({
    player,
    position,
    shirtNumber,
    jerseyNumber: shirtNumber,
    substitute: optionalFlag,
    captain: optionalFlag,
    statistics: counters,
  })
  .transform(
    ({ player: { id, name, ...usual }, substitute, captain, statistics, ...here }): ListedPlayer => ({
      id,
      name,
      position: here.position ?? usual.position ?? null,
      shirtNumber: here.shirtNumber ?? here.jerseyNumber ?? usual.jerseyNumber ?? null,
      substitute,
      captain,
      statistics: hasPlayed(statistics) ? statistics : null,
    }),
  );

const missingPlayer = z
  .object({
    player,
    type: z.enum(['missing', 'doubtful']),
    reason: optionalCount,
    description: optionalText,
    expectedEndDate: z.coerce.date().nullish().catch(null),
  })
  .transform(
    ({ player: { id, name, ...usual }, type, reason, description, expectedEndDate }): AbsentPlayer => ({
      id,
      name,
      position: usual.position ?? null,
      shirtNumber: usual.jerseyNumber ?? null,
      type,
      reason,
      description,
      expectedEndAt: expectedEndDate ?? null,
    }),
  );

const list = z.array(z.unknown()).catch([]);
const side = z.object({ formation: optionalText, players: list, missingPlayers: list });
const noSide = { formation: null, players: [], missingPlayers: [] };
const lineups = z.object({ confirmed: optionalFlag, home: side.catch(noSide), away: side.catch(noSide) });

/**
 * The line-ups of `event/{id}/lineups`, each player once; null when they have no players.
 * @throws ProviderError when the document is not an object
 */
export function readLineups(document: unknown, path: string): SourceLineups | null {
  const read = lineups.safeParse(document);
  if (!read.success) {
    throw new ProviderError('provider_unreadable', `The provider's ${path} holds no line-ups`);
  }
  const listed = new Set<number>();
  const missing = new Set<number>();
  const sideOf = (one: z.infer<typeof side>): SourceSide => ({
    formation: one.formation,
    players: keepReadable(one.players, listedPlayer).items.filter(({ id }) => addNew(listed, id)),
    missing: keepReadable(one.missingPlayers, missingPlayer).items.filter(({ id }) => addNew(missing, id)),
  });
  const home = sideOf(read.data.home);
  const away = sideOf(read.data.away);
  if (listed.size + missing.size === 0) return null;
  return { confirmed: read.data.confirmed, home, away };
}

/** Adds an id to a set and returns whether it was new. */
function addNew(known: Set<number>, id: number): boolean {
  const before = known.size;
  return known.add(id).size > before;
}

/** The provider's value for no time or length. */
const noTime = 999;
/** Sorts incidents without a time last. */
const lastOrder = 1_000;

const common = {
  time: optionalCount,
  addedTime: optionalCount,
  incidentClass: optionalText,
  isHome: z.boolean().nullish().catch(null),
};
const score = { homeScore: optionalCount, awayScore: optionalCount };

const incident = z.discriminatedUnion('incidentType', [
  z.object({
    ...common,
    ...score,
    incidentType: z.literal('goal'),
    player: optionalPerson,
    assist1: optionalPerson,
  }),
  z.object({
    ...common,
    incidentType: z.literal('card'),
    player: optionalPerson,
    playerName: optionalText,
    reason: optionalText,
    rescinded: optionalFlag,
  }),
  z.object({
    ...common,
    incidentType: z.literal('substitution'),
    playerIn: optionalPerson,
    playerOut: optionalPerson,
    injury: optionalFlag,
  }),
  z.object({
    ...common,
    incidentType: z.literal('varDecision'),
    player: optionalPerson,
    confirmed: z.boolean().nullish().catch(null),
  }),
  z.object({
    ...common,
    incidentType: z.literal('inGamePenalty'),
    player: optionalPerson,
    reason: optionalText,
  }),
  z.object({
    ...common,
    ...score,
    incidentType: z.literal('penaltyShootout'),
    player: optionalPerson,
    sequence: optionalCount,
  }),
  z.object({ ...common, ...score, incidentType: z.literal('period'), text: nameField }),
  z.object({ ...common, incidentType: z.literal('injuryTime'), length: optionalCount }),
]);
type ReadIncident = z.infer<typeof incident>;

interface ReadIncidents {
  incidents: SourceIncident[];
  /** Empty when the list was trimmed, because cards may be missing. */
  cards: Partial<Statistics>;
}

/**
 * The incidents of `event/{id}/incidents` in order of time, without unknown types.
 * @throws ProviderError when there is no list
 */
export function readIncidents(document: unknown, path: string): ReadIncidents {
  const { items, isTrimmed } = readList(document, 'incidents', incident, path);
  const inOrder = items.toReversed().toSorted((one, other) => orderOf(one) - orderOf(other));
  return { incidents: inOrder.map(incidentOf), cards: isTrimmed ? {} : countCards(items) };
}

/** Sort key: the end of a period comes after its added time, and shoot-out kicks follow their sequence. */
function orderOf(one: ReadIncident): number {
  const isPeriodEnd = one.incidentType === 'period';
  if (one.incidentType === 'penaltyShootout') return lastOrder + (one.sequence ?? 0) / 100;
  const time = one.time === null || one.time === noTime ? lastOrder + (isPeriodEnd ? 99 : 0) : one.time;
  const added = isPeriodEnd ? 99 : one.incidentType === 'injuryTime' ? 0.5 : (validTime(one.addedTime) ?? 0);
  return time + added / 100;
}

/** Null for `noTime` and for negative times, which incidents on the bench have. */
function validTime(time: number | null): number | null {
  return time === null || time === noTime || time < 0 ? null : time;
}

function incidentOf(read: ReadIncident): SourceIncident {
  return {
    incidentType: read.incidentType,
    incidentClass: read.incidentClass,
    time: validTime(read.time),
    addedTime: validTime(read.addedTime),
    isHome: read.isHome ?? null,
    details: detailsOf(read),
  };
}

function detailsOf(read: ReadIncident): Record<string, unknown> {
  switch (read.incidentType) {
    case 'goal':
      return { player: read.player, assist: read.assist1, ...scoreOf(read) };
    case 'card':
      return { player: read.player ?? read.playerName, reason: read.reason, rescinded: read.rescinded };
    case 'substitution':
      return { player_in: read.playerIn, player_out: read.playerOut, injury: read.injury };
    case 'varDecision':
      return { player: read.player, confirmed: read.confirmed };
    case 'inGamePenalty':
      return { player: read.player, reason: read.reason };
    case 'penaltyShootout':
      return { player: read.player, sequence: read.sequence, ...scoreOf(read) };
    case 'period':
      return { text: read.text, ...scoreOf(read) };
    case 'injuryTime':
      return { length: read.length };
  }
}

function scoreOf({ homeScore, awayScore }: { homeScore: number | null; awayScore: number | null }) {
  return { home_score: homeScore, away_score: awayScore };
}

/** Counts cards that were not rescinded. A second yellow card counts as red only; the first is an incident of its own. */
function countCards(items: readonly ReadIncident[]): Partial<Statistics> {
  const valid = items.flatMap((one) => (one.incidentType === 'card' && !one.rescinded ? [one] : []));
  const count = (isHome: boolean, ...kinds: string[]) =>
    valid.filter(({ isHome: side, incidentClass }) => side === isHome && kinds.includes(incidentClass ?? ''))
      .length;
  return {
    yellowHome: count(true, 'yellow'),
    yellowAway: count(false, 'yellow'),
    redHome: count(true, 'red', 'yellowRed'),
    redAway: count(false, 'red', 'yellowRed'),
  };
}

/** The statistics of the provider's keys. `totalShotsOnGoal` are all shots, despite its name. */
const statisticsOfKeys: Readonly<Record<string, readonly [home: Statistic, away: Statistic]>> = {
  totalShotsOnGoal: ['shotsHome', 'shotsAway'],
  shotsOnGoal: ['shotsOnGoalHome', 'shotsOnGoalAway'],
  cornerKicks: ['cornersHome', 'cornersAway'],
  fouls: ['foulsHome', 'foulsAway'],
  yellowCards: ['yellowHome', 'yellowAway'],
  redCards: ['redHome', 'redAway'],
};

const count = z.number().int().min(0).max(999);
/** A value as a number or as text. */
const value = z.union([
  count,
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
const item = z
  .object({
    key: z.string(),
    homeValue: value.nullish().catch(null),
    awayValue: value.nullish().catch(null),
    home: value.nullish().catch(null),
    away: value.nullish().catch(null),
  })
  .transform(({ key, homeValue, awayValue, home, away }) => ({
    key,
    home: homeValue ?? home,
    away: awayValue ?? away,
  }));
const period = z.object({ period: z.string(), groups: z.array(z.unknown()) });
const group = z.object({ statisticsItems: z.array(z.unknown()) });

/**
 * The team statistics of the whole match from `event/{id}/statistics`; missing ones are left out.
 * @throws ProviderError when there is no list
 */
export function readStatistics(document: unknown, path: string): Partial<Statistics> {
  const { items: periods } = readList(document, 'statistics', period, path);
  const whole = periods.find((one) => one.period === 'ALL');
  const counts: Partial<Statistics> = {};
  for (const { statisticsItems } of keepReadable(whole?.groups ?? [], group).items) {
    for (const { key, home, away } of keepReadable(statisticsItems, item).items) {
      const statistics = Object.hasOwn(statisticsOfKeys, key) ? statisticsOfKeys[key] : undefined;
      if (!statistics) continue;
      if (typeof home === 'number') counts[statistics[0]] = home;
      if (typeof away === 'number') counts[statistics[1]] = away;
    }
  }
  return counts;
}
