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
  listOf,
  listReader,
  nameField,
  optional,
  optionalCount,
  optionalFlag,
  optionalName,
  optionalText,
} from './document-fields.ts';
import { ProviderError } from './provider-source.ts';

/** A number or its text. */
const count = optional(
  z.union([
    z.number().int().min(0).max(999),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ]),
);
const position = optional(z.enum(['G', 'D', 'M', 'F']));
const player = z
  .object({ id: idField, name: nameField, position, jerseyNumber: count })
  .transform(({ jerseyNumber, ...one }) => ({ ...one, shirtNumber: jerseyNumber }));

/**
 * Keeps the numbers; the provider mixes a few objects among them. Null when all are zero, as for players who stayed on the
 * bench.
 */
const counters = optional(
  z.record(z.string(), z.unknown()).transform((all) => {
    const numbers = Object.entries(all).filter(
      (one): one is [string, number] => typeof one[1] === 'number' && /^\w{1,60}$/.test(one[0]),
    );
    return numbers.some(([, count]) => count !== 0) ? Object.fromEntries(numbers) : null;
  }),
);

const listedPlayer = z
  .object({
    player,
    position,
    shirtNumber: count,
    jerseyNumber: count,
    substitute: optionalFlag,
    captain: optionalFlag,
    statistics: counters,
  })
  .transform(
    ({ player: usual, jerseyNumber, ...here }): ListedPlayer => ({
      ...usual,
      ...here,
      position: here.position ?? usual.position,
      shirtNumber: here.shirtNumber ?? jerseyNumber ?? usual.shirtNumber,
    }),
  );

const missingPlayer = z
  .object({
    player,
    type: z.enum(['missing', 'doubtful']),
    reason: optionalCount,
    description: optionalText,
    expectedEndDate: optional(z.coerce.date()),
  })
  .transform(
    ({ player: usual, expectedEndDate, ...absence }): AbsentPlayer => ({
      ...usual,
      ...absence,
      expectedEndAt: expectedEndDate,
    }),
  );

const side = z.object({
  formation: optionalText,
  players: listOf(listedPlayer).catch([]),
  missingPlayers: listOf(missingPlayer).catch([]),
});
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
  const sideOf = ({ formation, players, missingPlayers }: z.infer<typeof side>): SourceSide => ({
    formation,
    players: players.filter(({ id }) => addNew(listed, id)),
    missing: missingPlayers.filter(({ id }) => addNew(missing, id)),
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

const common = z.object({
  time: optionalCount,
  addedTime: optionalCount,
  incidentClass: optionalText,
  isHome: optional(z.boolean()),
});
const person = optionalName;
const score = { homeScore: optionalCount, awayScore: optionalCount };

const incident = z.discriminatedUnion('incidentType', [
  common.extend({ incidentType: z.literal('goal'), player: person, assist1: person, ...score }),
  common
    .extend({
      incidentType: z.literal('card'),
      player: person,
      playerName: optionalText,
      reason: optionalText,
      rescinded: optionalFlag,
    })
    .transform(({ playerName, ...card }) => ({ ...card, player: card.player ?? playerName })),
  common.extend({
    incidentType: z.literal('substitution'),
    playerIn: person,
    playerOut: person,
    injury: optionalFlag,
  }),
  common.extend({
    incidentType: z.literal('varDecision'),
    player: person,
    confirmed: z.boolean().nullish().catch(null),
  }),
  common.extend({ incidentType: z.literal('inGamePenalty'), player: person, reason: optionalText }),
  common.extend({
    incidentType: z.literal('penaltyShootout'),
    player: person,
    sequence: optionalCount,
    ...score,
  }),
  common.extend({ incidentType: z.literal('period'), text: nameField, ...score }),
  common.extend({ incidentType: z.literal('injuryTime'), length: optionalCount }),
]);
type ReadIncident = z.infer<typeof incident>;

const readItems = listReader('incidents', incident);
/** Reads the marks of left-out items. */
const readMarks = listReader('incidents', z.object({ __trimmed__: z.number() }));

/**
 * The incidents of `event/{id}/incidents` in order of time, without unknown types, and the number of cards, which is unknown
 * when the list is trimmed or empty.
 * @throws ProviderError when there is no list
 */
export function readIncidents(
  document: unknown,
  path: string,
): { incidents: SourceIncident[]; cards: Partial<Statistics> } {
  const items = readItems(document, path);
  const isTrimmed = readMarks(document, path).length > 0;
  const inOrder = items.toReversed().toSorted((one, other) => orderOf(one) - orderOf(other));
  return {
    incidents: inOrder.map(incidentOf),
    cards: isTrimmed || items.length === 0 ? {} : countCards(items),
  };
}

/** Sort key: the end of a period comes after its added time, and shoot-out kicks follow their sequence. */
function orderOf(one: ReadIncident): number {
  const isPeriodEnd = one.incidentType === 'period';
  if (one.incidentType === 'penaltyShootout') return lastOrder + (one.sequence ?? 0) / 100;
  const time = one.time === null || one.time === noTime ? lastOrder + (isPeriodEnd ? 99 : 0) : one.time;
  const added = isPeriodEnd ? 99 : one.incidentType === 'injuryTime' ? 0.5 : (validTime(one.addedTime) ?? 0);
  return time + added / 100;
}

/** Null for `noTime` and for negative times. */
function validTime(time: number | null): number | null {
  return time === null || time === noTime || time < 0 ? null : time;
}

/** The API's names of details that the provider names otherwise. */
const detailNames: ReadonlyMap<string, string> = new Map([
  ['assist1', 'assist'],
  ['playerIn', 'player_in'],
  ['playerOut', 'player_out'],
  ['homeScore', 'home_score'],
  ['awayScore', 'away_score'],
]);

function incidentOf({ incidentType, incidentClass, time, addedTime, isHome, ...details }: ReadIncident) {
  // Only a card may be shown before the start, to someone on the bench.
  const isBeforeStart = incidentType === 'card' && time !== null && time < 0;
  return {
    incidentType,
    incidentClass,
    time: isBeforeStart ? time : validTime(time),
    addedTime: validTime(addedTime),
    isHome,
    details: Object.fromEntries(
      Object.entries(details).map(([name, value]) => [detailNames.get(name) ?? name, value]),
    ),
  };
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

const item = z
  .object({
    key: z.string(),
    homeValue: count,
    awayValue: count,
    home: count,
    away: count,
  })
  .transform(({ key, homeValue, awayValue, home, away }) => ({
    key,
    home: homeValue ?? home,
    away: awayValue ?? away,
  }));
const group = z.object({ statisticsItems: listOf(item) });
const readPeriods = listReader('statistics', z.object({ period: z.string(), groups: listOf(group) }));

/**
 * The team statistics of the whole match from `event/{id}/statistics`; missing ones are left out.
 * @throws ProviderError when there is no list
 */
export function readStatistics(document: unknown, path: string): Partial<Statistics> {
  const whole = readPeriods(document, path).find((one) => one.period === 'ALL')?.groups ?? [];
  const counts: Partial<Statistics> = {};
  for (const { key, home, away } of whole.flatMap(({ statisticsItems }) => statisticsItems)) {
    const statistics = Object.hasOwn(statisticsOfKeys, key) ? statisticsOfKeys[key] : undefined;
    if (!statistics) continue;
    if (home !== null) counts[statistics[0]] = home;
    if (away !== null) counts[statistics[1]] = away;
  }
  return counts;
}
