import { z } from 'zod';
import { noStatistics } from '../../db/match-statistics.ts';
import { readSeasonName } from '../football-data/calendar.ts';
import {
  furthestKickOff,
  type SeasonContent,
  type SeasonName,
  type SourceMatch,
  type SourceTeam,
} from '../season-content.ts';
import {
  idField,
  nameField,
  optionalCount,
  optionalPerson,
  optionalText,
  type ReadList,
  readList,
} from './document-fields.ts';
import { ProviderError, type ProviderSource } from './provider-source.ts';
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
      const document = await source.get(whole);
      const read = document === null ? [] : readEvents(document, whole).items;
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
  return [...new Map(order.map((one) => [one.pairing, one])).values()];
}

async function readMatch(
  source: ProviderSource,
  event: ReadEvent,
  country: string,
  now: Date,
): Promise<SourceMatch> {
  const isOn = event.state === 'played' || event.state === 'running';
  const isNear = event.state === 'coming' && event.kickOff.getTime() - now.getTime() < lineupsBeforeMs;
  const read = async <T>(name: string, needed: boolean, reader: (document: unknown, path: string) => T) => {
    const path = `event/${event.id}/${name}`;
    const document = needed ? await source.get(path) : null;
    return document === null ? null : reader(document, path);
  };
  const [lineups, statistics, happened] = await Promise.all([
    read('lineups', isOn || isNear, readLineups),
    read('statistics', event.state === 'played', readStatistics),
    read('incidents', event.state === 'played', readIncidents),
  ]);
  const match = event.matchIn(country);
  return {
    ...match,
    statistics: { ...match.statistics, ...statistics, ...happened?.cards },
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

interface ReadEvent {
  id: number;
  state: 'coming' | 'running' | 'played' | 'called_off';
  kickOff: Date;
  /** Teams and day, which identify a match. */
  pairing: string;
  /** Null when the event lacks it. */
  league: { name: string; country: string } | null;
  seasonId: number | null;
  /** @param country of teams without one */
  matchIn(country: string): SourceMatch;
}

/**
 * The events of a list, without those that lack teams or time.
 * @throws ProviderError when there is no list
 */
function readEvents(document: unknown, path: string): ReadList<ReadEvent> {
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

/** The scores after ninety minutes and at half-time. */
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
