import { furthestKickOff } from '../../import/furthest-kick-off.ts';
import { ProviderFault } from '../provider-fault.ts';
import type { ProviderSource } from './provider-source.ts';
import type { ReadEvent } from './read-events.ts';
import { readEvents } from './read-events.ts';
import { readIncidents } from './read-incidents.ts';
import { readLineups } from './read-lineups.ts';
import { readStatistics } from './read-statistics.ts';
import type { SeasonContent, ToldEvent, ToldMatch } from './season-content.ts';

/** More pages than any season has; a list that does not end is a fault. */
const mostPages = 60;
/** How long before a match its line-ups are asked for. */
const lineupsBefore = 2 * 24 * 3_600_000;

/**
 * Reads a season with the details of its matches, as far as there are any.
 * @returns null when it has no matches
 * @throws ProviderFault when a document is cut, refused or out of reach
 */
export async function readSeason(
  source: ProviderSource,
  tournamentId: number,
  seasonId: number,
  now: Date,
): Promise<SeasonContent | null> {
  const events = await readAllEvents(source, tournamentId, seasonId, now);
  const league = events.find((read) => read.league !== null)?.league;
  if (!league) return null;
  const matches: ToldMatch[] = [];
  // One after the other, so that after a fault nothing more is asked for.
  for (const { event } of events) matches.push(await readMatch(source, event, now));
  return { league, matches };
}

/** The events of all lists of a season by kick-off, each once, without those that are years away. */
async function readAllEvents(source: ProviderSource, tournamentId: number, seasonId: number, now: Date) {
  const furthest = furthestKickOff(now);
  const folder = `unique-tournament/${tournamentId}/season/${seasonId}`;
  const byId = new Map<number, ReadEvent>();
  for (const { path, paged } of source.eventLists) {
    for (let page = 0; ; page += 1) {
      if (page === mostPages) {
        throw new ProviderFault('provider_unreadable', `The provider's ${folder}/${path} does not end`);
      }
      const whole = paged ? `${folder}/${path}/${page}` : `${folder}/${path}`;
      const document = await source.get(whole);
      const read = document === null ? [] : readEvents(document, whole).items;
      for (const one of read) {
        const isOfSeason = one.seasonId === null || one.seasonId === seasonId;
        if (isOfSeason && one.event.kickOff <= furthest) byId.set(one.event.id, one);
      }
      if (!paged || read.length === 0) break;
    }
  }
  return [...byId.values()].toSorted(
    (one, other) => one.event.kickOff.getTime() - other.event.kickOff.getTime(),
  );
}

async function readMatch(source: ProviderSource, event: ToldEvent, now: Date): Promise<ToldMatch> {
  const isOn = event.state === 'played' || event.state === 'running';
  const isNear = event.state === 'coming' && event.kickOff.getTime() - now.getTime() < lineupsBefore;
  const read = async <T>(name: string, wanted: boolean, reader: (document: unknown, path: string) => T) => {
    const path = `event/${event.id}/${name}`;
    const document = wanted ? await source.get(path) : null;
    return document === null ? null : reader(document, path);
  };
  const [lineups, statistics, happened] = await Promise.all([
    read('lineups', isOn || isNear, readLineups),
    read('statistics', event.state === 'played', readStatistics),
    read('incidents', event.state === 'played', readIncidents),
  ]);
  return {
    ...event,
    counts: { ...statistics, ...happened?.cards },
    lineups,
    incidents: happened && happened.incidents.length > 0 ? happened.incidents : null,
  };
}
