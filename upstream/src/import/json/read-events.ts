import { z } from 'zod';
import { noStatistics } from '../../db/match-statistics.ts';
import type { SourceMatch, SourceTeam } from '../season-content.ts';
import {
  idField,
  nameField,
  optionalCount,
  optionalPerson,
  optionalText,
  type ReadList,
  readList,
} from './document-fields.ts';

/** Status codes of matches that are not played as they were planned: postponed, cancelled, abandoned, removed. */
const calledOffCodes: ReadonlySet<number> = new Set([60, 70, 90, 93]);
const calledOffTypes: ReadonlySet<string> = new Set([
  'postponed',
  'canceled',
  'cancelled',
  'abandoned',
  'suspended',
  'interrupted',
]);

const score = z.object({ normaltime: optionalCount, current: optionalCount, period1: optionalCount });
const noScore = { normaltime: null, current: null, period1: null };
const country = z.object({ name: optionalText }).catch({ name: null });
const team = z
  .object({ id: idField, name: nameField, country })
  .transform((read) => ({ ...read, country: read.country.name }));
const category = z.object({ name: nameField, country });
const tournament = z.object({ name: nameField, category });

const event = z
  .object({
    id: idField,
    startTimestamp: z.number().int().min(0).max(8_640_000_000),
    status: z.object({ code: z.number().catch(0), type: z.string().catch('') }),
    homeTeam: team,
    awayTeam: team,
    homeScore: score.catch(noScore),
    awayScore: score.catch(noScore),
    roundInfo: z.object({ round: optionalCount, name: optionalText }).catch({ round: null, name: null }),
    referee: optionalPerson,
    season: z.object({ id: idField }).nullish().catch(null),
    tournament: z.object({
      name: optionalText,
      category: category.nullish().catch(null),
      uniqueTournament: tournament.nullish().catch(null),
    }),
  })
  .refine(({ homeTeam, awayTeam }) => homeTeam.id !== awayTeam.id);

/** An event as the provider's list has it: the match without its details. */
export interface ReadEvent {
  id: number;
  state: 'coming' | 'running' | 'played' | 'called_off';
  kickOff: Date;
  /** What two events of one match share: teams and day. */
  pairing: string;
  /** Null where the event does not say. */
  league: { name: string; country: string } | null;
  seasonId: number | null;
  /** @param country that of teams for which the provider has none */
  matchIn(country: string): SourceMatch;
}

/**
 * The events of a list; those without teams or time are left out.
 * @throws ProviderFault when there is no list
 */
export function readEvents(document: unknown, path: string): ReadList<ReadEvent> {
  const { items, isTrimmed } = readList(document, 'events', event, path);
  return { items: items.map(eventOf), isTrimmed };
}

type ParsedEvent = z.infer<typeof event>;

function eventOf(read: ParsedEvent): ReadEvent {
  const kickOff = new Date(read.startTimestamp * 1_000);
  const day = kickOff.toISOString().slice(0, 10);
  const state = stateOf(read.status);
  return {
    id: read.id,
    state,
    kickOff,
    pairing: `${read.homeTeam.id} ${read.awayTeam.id} ${day}`,
    league: leagueOf(read),
    seasonId: read.season?.id ?? null,
    matchIn: (country) => ({
      providerId: read.id,
      home: teamOf(read.homeTeam, country),
      away: teamOf(read.awayTeam, country),
      day,
      kickOff,
      roundName: read.roundInfo.name ?? read.roundInfo.round?.toString() ?? null,
      referee: read.referee,
      calledOff: state === 'called_off',
      statistics: { ...noStatistics, ...(state === 'played' ? goalsOf(read) : {}) },
      quotes: [],
      withdrawn: [],
      lineups: null,
      incidents: null,
    }),
  };
}

function teamOf({ id, name, country }: ParsedEvent['homeTeam'], leagueCountry: string): SourceTeam {
  return { providerId: id, country: country ?? leagueCountry, name };
}

/** The score after ninety minutes, and that at half-time. */
function goalsOf({ homeScore: home, awayScore: away }: ParsedEvent) {
  return {
    goalHome: home.normaltime ?? home.current,
    goalAway: away.normaltime ?? away.current,
    halfTimeGoalHome: home.period1,
    halfTimeGoalAway: away.period1,
  };
}

function stateOf({ code, type }: { code: number; type: string }): ReadEvent['state'] {
  if (calledOffCodes.has(code) || calledOffTypes.has(type)) return 'called_off';
  if (type === 'finished') return 'played';
  return type === 'inprogress' ? 'running' : 'coming';
}

function leagueOf({ tournament: { name, category: own, uniqueTournament } }: ParsedEvent) {
  const named = uniqueTournament?.name ?? name;
  const placed = own ?? uniqueTournament?.category;
  return named && placed ? { name: named, country: placed.country.name ?? placed.name } : null;
}
