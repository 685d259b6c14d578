import { z } from 'zod';
import { noStatistics } from '../../db/match-statistics.ts';
import { readSeasonName } from '../football-data/calendar.ts';
import { furthestKickOff, type SeasonContent, type SeasonName, type SourceMatch } from '../season-content.ts';
import {
  idField,
  listReader,
  nameField,
  optional,
  optionalCount,
  optionalName,
  optionalText,
} from './document-fields.ts';
import { ProviderError, type ProviderSource, readAt } from './provider-source.ts';
import { readIncidents, readLineups, readStatistics } from './read-details.ts';
import type { ProviderSeason } from './read-offer.ts';

/** More pages than any season has; a longer list is an error. */
const maxPages = 60;
/** How long before a match its line-ups are requested. */
const lineupsBeforeMs = 2 * 24 * 3_600_000;

/** Converts the provider's `24/25` to 2024/2025; other formats stay unchanged. */
export function seasonNameOf(year: string): SeasonName {
  const [, first, second] = /^(\d{2})\/(\d{2})$/.exec(year) ?? [];
  if (first === undefined || second === undefined) return readSeasonName(year) ?? { year, name: year };
  const century = Number(first) >= 70 ? 1900 : 2000;
  const start = century + Number(first);
  return { year: String(start), name: `${start}/${start + 1}` };
}

/**
 * Reads a season with the available details of its matches.
 * @param code of the tournament's league
 * @returns null when it has no matches
 * @throws ProviderError when a document is invalid, refused or unavailable
 */
export async function readSeason(
  source: ProviderSource,
  code: string,
  tournamentId: number,
  season: ProviderSeason,
  now: Date,
): Promise<SeasonContent | null> {
  const events = await readAllEvents(source, tournamentId, season.id, now);
  const league = events.find((read) => read.league !== null)?.league;
  if (!league) return null;
  const matches: SourceMatch[] = [];
  // Sequential, so that an error stops further requests.
  for (const event of events) matches.push(await readMatch(source, event, league.country, now));
  return {
    league: { code, ...league, isCurrent: true },
    season: { ...seasonNameOf(season.year), providerId: season.id },
    lastResult: null,
    matches,
  };
}

/** The events of all lists of a season by kick-off, each match once, up to `furthestKickOff`. */
async function readAllEvents(source: ProviderSource, tournamentId: number, seasonId: number, now: Date) {
  const furthest = furthestKickOff(now);
  const folder = `unique-tournament/${tournamentId}/season/${seasonId}`;
  const byId = new Map<number, ReadEvent>();
  for (const { path, paged } of source.eventLists) {
    for (let page = 0; ; page += 1) {
      if (page === maxPages) {
        throw new ProviderError('provider_unreadable', `The provider's ${folder}/${path} does not end`);
      }
      const whole = paged ? `${folder}/${path}/${page}` : `${folder}/${path}`;
      const read = (await readAt(source, whole, readEvents)) ?? [];
      for (const one of read) {
        const isOfSeason = one.seasonId === null || one.seasonId === seasonId;
        if (isOfSeason && one.kickOff <= furthest) byId.set(one.id, one);
      }
      if (!paged || read.length === 0) break;
    }
  }
  return withoutRepeats([...byId.values()]).toSorted(
    (one, other) => one.kickOff.getTime() - other.kickOff.getTime(),
  );
}

/** Of two events of the same teams on one day keeps the one that was not called off, else the one with the higher id. */
function withoutRepeats(events: readonly ReadEvent[]): ReadEvent[] {
  const order = events.toSorted(
    (one, other) =>
      Number(other.state === 'called_off') - Number(one.state === 'called_off') || one.id - other.id,
  );
  const pairing = ({ homeTeam, awayTeam, day }: ReadEvent) => `${homeTeam.id} ${awayTeam.id} ${day}`;
  return [...new Map(order.map((one) => [pairing(one), one])).values()];
}

/** @param country of teams without one */
async function readMatch(
  source: ProviderSource,
  { state, ...event }: ReadEvent,
  country: string,
  now: Date,
): Promise<SourceMatch> {
  const isPlayed = state === 'played';
  const isNear = state === 'coming' && event.kickOff.getTime() - now.getTime() < lineupsBeforeMs;
  const hasLineups = isPlayed || state === 'running' || isNear;
  const [lineups, statistics, happened] = await Promise.all([
    hasLineups ? readAt(source, `event/${event.id}/lineups`, readLineups) : null,
    isPlayed ? readAt(source, `event/${event.id}/statistics`, readStatistics) : null,
    isPlayed ? readAt(source, `event/${event.id}/incidents`, readIncidents) : null,
  ]);
  const team = ({ id, name, country: own }: ReadEvent['homeTeam']) => ({
    providerId: id,
    country: own ?? country,
    name,
  });
  return {
    providerId: event.id,
    home: team(event.homeTeam),
    away: team(event.awayTeam),
    day: event.day,
    kickOff: event.kickOff,
    roundName: event.roundInfo,
    referee: event.referee,
    calledOff: state === 'called_off',
    statistics: { ...noStatistics, ...(isPlayed && goalsOf(event)), ...statistics, ...happened?.cards },
    quotes: [],
    withdrawn: [],
    lineups,
    incidents: happened && happened.incidents.length > 0 ? happened.incidents : null,
  };
}

/** Status codes of postponed, cancelled, abandoned and removed matches. */
const calledOffCodes: ReadonlySet<number> = new Set([60, 70, 90, 93]);
const calledOffTypes: ReadonlySet<string> = new Set([
  'postponed',
  'canceled',
  'cancelled',
  'abandoned',
  'suspended',
  'interrupted',
]);

const status = z
  .object({ code: z.number().catch(0), type: z.string().catch('') })
  .transform(({ code, type }) => {
    if (calledOffCodes.has(code) || calledOffTypes.has(type)) return 'called_off';
    if (type === 'finished') return 'played';
    return type === 'inprogress' ? 'running' : 'coming';
  });

const score = z
  .object({ normaltime: optionalCount, current: optionalCount, period1: optionalCount })
  .catch({ normaltime: null, current: null, period1: null });
const team = z.object({ id: idField, name: nameField, country: optionalName });
/** Its country or region. */
const category = z
  .object({ name: nameField, country: optionalName })
  .transform(({ name, country }) => country ?? name);
const round = z
  .object({ round: optionalCount, name: optionalText })
  .transform(({ round: number, name }) => name ?? number?.toString() ?? null);
/** Name and country of the league; null when the event lacks one of them. */
const league = z
  .object({
    name: optionalText,
    category: optional(category),
    uniqueTournament: optional(z.object({ name: nameField, category })),
  })
  .transform(({ name: own, category: ownCountry, uniqueTournament }) => {
    const name = uniqueTournament?.name ?? own;
    const country = ownCountry ?? uniqueTournament?.category;
    return name && country ? { name, country } : null;
  });

const event = z
  .object({
    id: idField,
    startTimestamp: z.number().int().min(0).max(8_640_000_000),
    status,
    homeTeam: team,
    awayTeam: team,
    homeScore: score,
    awayScore: score,
    roundInfo: optional(round),
    referee: optionalName,
    season: optional(z.object({ id: idField })),
    tournament: league,
  })
  .refine(({ homeTeam, awayTeam }) => homeTeam.id !== awayTeam.id)
  .transform(({ startTimestamp, status: state, season, tournament, ...read }) => {
    const kickOff = new Date(startTimestamp * 1_000);
    const day = kickOff.toISOString().slice(0, 10);
    return { ...read, state, kickOff, day, league: tournament, seasonId: season?.id ?? null };
  });
type ReadEvent = z.infer<typeof event>;
const readEvents = listReader('events', event);

/** The scores after ninety minutes and at half-time. */
function goalsOf({ homeScore: home, awayScore: away }: Pick<ReadEvent, 'homeScore' | 'awayScore'>) {
  return {
    goalHome: home.normaltime ?? home.current,
    goalAway: away.normaltime ?? away.current,
    halfTimeGoalHome: home.period1,
    halfTimeGoalAway: away.period1,
  };
}
