import { z } from 'zod';
import { idField, nameField, optionalCount, optionalPerson, optionalText } from './fields.ts';
import type { ReadList } from './read-list.ts';
import { readList } from './read-list.ts';
import type { ToldEvent, ToldLeague } from './season-content.ts';

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

/** An event with the league that it names and the id of its season; null where it does not say. */
export interface ReadEvent {
  event: ToldEvent;
  league: ToldLeague | null;
  seasonId: number | null;
}

/**
 * The events of a list; those without teams or time are left out.
 * @throws ProviderFault when there is no list
 */
export function readEvents(document: unknown, path: string): ReadList<ReadEvent> {
  const { items, isTrimmed } = readList(document, 'events', event, path);
  return {
    items: items.map((read) => ({
      event: eventOf(read),
      league: leagueOf(read),
      seasonId: read.season?.id ?? null,
    })),
    isTrimmed,
  };
}

function eventOf(read: z.infer<typeof event>): ToldEvent {
  const state = stateOf(read.status);
  const ifPlayed = (count: number | null) => (state === 'played' ? count : null);
  return {
    id: read.id,
    kickOff: new Date(read.startTimestamp * 1_000),
    roundName: read.roundInfo.name ?? read.roundInfo.round?.toString() ?? null,
    state,
    home: read.homeTeam,
    away: read.awayTeam,
    goalHome: ifPlayed(read.homeScore.normaltime ?? read.homeScore.current),
    goalAway: ifPlayed(read.awayScore.normaltime ?? read.awayScore.current),
    halfTimeGoalHome: ifPlayed(read.homeScore.period1),
    halfTimeGoalAway: ifPlayed(read.awayScore.period1),
    referee: read.referee,
  };
}

function stateOf({ code, type }: { code: number; type: string }): ToldEvent['state'] {
  if (calledOffCodes.has(code) || calledOffTypes.has(type)) return 'called_off';
  if (type === 'finished') return 'played';
  return type === 'inprogress' ? 'running' : 'coming';
}

function leagueOf({ tournament: { name, category: own, uniqueTournament } }: z.infer<typeof event>) {
  const named = uniqueTournament?.name ?? name;
  const placed = own ?? uniqueTournament?.category;
  return named && placed ? { name: named, country: placed.country.name ?? placed.name } : null;
}
