import { z } from 'zod';
import type { Statistics } from '../../db/match-statistics.ts';
import type { SourceIncident } from '../season-content.ts';
import {
  nameField,
  optionalCount,
  optionalFlag,
  optionalPerson,
  optionalText,
  readList,
} from './document-fields.ts';

/** A time or length with this value means that there is none. */
const noTime = 999;
/** Where incidents without a time stand: after everything that has one. */
const afterAll = 1_000;

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

/** What happened in a match, and the cards that it counts. */
export interface ReadIncidents {
  incidents: SourceIncident[];
  /** Empty when the list was shortened, so that cards may be missing. */
  cards: Partial<Statistics>;
}

/**
 * The incidents of `event/{id}/incidents` in the order of time, which the document need not have; types that are not
 * known are left out.
 * @throws ProviderFault when there is no list
 */
export function readIncidents(document: unknown, path: string): ReadIncidents {
  const { items, isTrimmed } = readList(document, 'incidents', incident, path);
  const inOrder = items.toReversed().toSorted((one, other) => orderOf(one) - orderOf(other));
  return { incidents: inOrder.map(incidentOf), cards: isTrimmed ? {} : countCards(items) };
}

/** Grows with time. A whistle comes after what was added to its half; kicks of a shoot-out are in their sequence. */
function orderOf(one: ReadIncident): number {
  const isWhistle = one.incidentType === 'period';
  if (one.incidentType === 'penaltyShootout') return afterAll + (one.sequence ?? 0) / 100;
  const time = one.time === null || one.time === noTime ? afterAll + (isWhistle ? 99 : 0) : one.time;
  const added = isWhistle ? 99 : one.incidentType === 'injuryTime' ? 0.5 : (realTime(one.addedTime) ?? 0);
  return time + added / 100;
}

/** A time that is one: not the mark for none, and not below zero as for those on the bench. */
function realTime(time: number | null): number | null {
  return time === null || time === noTime || time < 0 ? null : time;
}

function incidentOf(read: ReadIncident): SourceIncident {
  return {
    incidentType: read.incidentType,
    incidentClass: read.incidentClass,
    time: realTime(read.time),
    addedTime: realTime(read.addedTime),
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

/** The cards that stand; a second yellow one counts as red, as the first was told for itself. */
function countCards(items: readonly ReadIncident[]): Partial<Statistics> {
  const standing = items.flatMap((one) => (one.incidentType === 'card' && !one.rescinded ? [one] : []));
  const count = (isHome: boolean, ...kinds: string[]) =>
    standing.filter(
      ({ isHome: side, incidentClass }) => side === isHome && kinds.includes(incidentClass ?? ''),
    ).length;
  return {
    yellowHome: count(true, 'yellow'),
    yellowAway: count(false, 'yellow'),
    redHome: count(true, 'red', 'yellowRed'),
    redAway: count(false, 'red', 'yellowRed'),
  };
}
