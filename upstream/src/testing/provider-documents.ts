import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Documents by path; a string is used as text, for invalid JSON. */
export type ProviderDocuments = Record<string, unknown>;

const country = (name: string) => ({ name, slug: name.toLowerCase() });
const team = (id: number, name: string) => ({ id, name, country: country('Atlantis') });
const category = {
  id: 32,
  name: 'Atlantis',
  slug: 'atlantis',
  flag: 'atlantis',
  country: country('Atlantis'),
};

/** The first kick-off of the season, in unix seconds. */
export const firstKickOff = Date.UTC(2026, 2, 1, 15) / 1_000;

export function providerEvent(id: number, values: Record<string, unknown> = {}) {
  return {
    id,
    startTimestamp: firstKickOff,
    status: { code: 100, type: 'finished' },
    tournament: {
      id: 36,
      name: 'Coral League',
      category,
      uniqueTournament: { id: 8, name: 'Coral League', category },
    },
    season: { id: 500, year: '25/26', name: 'Coral League 25/26' },
    roundInfo: { round: 1 },
    homeTeam: team(11, 'Kelp United'),
    awayTeam: team(12, 'Reef City'),
    homeScore: { current: 2, display: 2, period1: 1, period2: 1, normaltime: 2 },
    awayScore: { current: 1, display: 1, period1: 0, period2: 1, normaltime: 1 },
    ...values,
  };
}

export function unplayedEvent(id: number, code: number, type: string, values: Record<string, unknown> = {}) {
  return providerEvent(id, { status: { code, type }, homeScore: {}, awayScore: {}, ...values });
}

export const providerTeams = {
  kelp: team(11, 'Kelp United'),
  reef: team(12, 'Reef City'),
  tide: team(13, 'Tide Town'),
};

/** Tournament 8, season 500, with two played matches and a coming one. */
export function seasonDocuments(): ProviderDocuments {
  const { kelp, reef, tide } = providerTeams;
  const season = 'unique-tournament/8/season/500';
  const later = (days: number) => firstKickOff + days * 86_400;
  return {
    'sport/football/categories': {
      categories: [{ id: 32, name: 'Atlantis', slug: 'atlantis', flag: 'atlantis' }],
    },
    'category/32/unique-tournaments': {
      groups: [{ uniqueTournaments: [{ id: 8, name: 'Coral League', slug: 'coral-league' }] }],
    },
    'unique-tournament/8/seasons': {
      seasons: [
        { id: 501, name: 'Coral League 26/27', year: '26/27' },
        { id: 500, name: 'Coral League 25/26', year: '25/26' },
      ],
    },
    [`${season}/events/last/0`]: {
      events: [
        providerEvent(1001),
        providerEvent(1002, {
          homeTeam: reef,
          awayTeam: tide,
          startTimestamp: later(7),
          roundInfo: { round: 2 },
        }),
      ],
      hasNextPage: false,
    },
    [`${season}/events/next/0`]: {
      events: [
        unplayedEvent(1003, 0, 'notstarted', {
          homeTeam: tide,
          awayTeam: kelp,
          startTimestamp: later(14),
          roundInfo: { round: 3 },
        }),
      ],
    },
    'event/1001/lineups': {
      confirmed: true,
      home: {
        formation: '4-4-2',
        players: [
          {
            player: { id: 7001, name: 'Nereus Wave', position: 'G', jerseyNumber: '1' },
            shirtNumber: 1,
            position: 'G',
            substitute: false,
            captain: true,
            statistics: { saves: 3, rating: 7.1, ratingVersions: { original: 7.1 }, minutesPlayed: 90 },
          },
          { player: { id: 7002, name: 'Pelagia Foam', position: 'F' }, jerseyNumber: '9', substitute: true },
        ],
        missingPlayers: [
          {
            player: { id: 7003, name: 'Triton Shell', position: 'D' },
            type: 'missing',
            reason: 1,
            description: 'Fin injury',
            expectedEndDate: '2026-04-01T00:00:00+00:00',
          },
        ],
      },
      away: { players: [{ player: { id: 7010, name: 'Ceto Brine' }, substitute: false }] },
    },
    'event/1001/statistics': {
      statistics: [
        { period: '1ST', groups: [{ statisticsItems: [{ key: 'fouls', homeValue: 1, awayValue: 1 }] }] },
        {
          period: 'ALL',
          groups: [
            {
              statisticsItems: [
                { key: 'totalShotsOnGoal', homeValue: 12, awayValue: 8 },
                { key: 'shotsOnGoal', home: '5', away: '3' },
                { key: 'cornerKicks', homeValue: 6, awayValue: 4 },
                { key: 'fouls', homeValue: 10, awayValue: 14 },
              ],
            },
          ],
        },
      ],
    },
    'event/1001/incidents': {
      incidents: [
        { incidentType: 'period', text: 'FT', time: 90, addedTime: 999, homeScore: 2, awayScore: 1 },
        {
          incidentType: 'card',
          incidentClass: 'yellowRed',
          time: 80,
          isHome: false,
          player: { name: 'Ceto Brine' },
        },
        {
          incidentType: 'goal',
          incidentClass: 'ownGoal',
          time: 60,
          isHome: true,
          player: { name: 'Ceto Brine' },
          homeScore: 2,
          awayScore: 1,
        },
        {
          incidentType: 'card',
          incidentClass: 'yellow',
          time: 50,
          isHome: false,
          player: { name: 'Ceto Brine' },
          reason: 'Foul',
        },
      ],
    },
  };
}

/** Creates a temporary folder for documents in files by the provider's paths. */
export async function makeProviderFolder() {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-provider-'));
  return {
    path,
    write: async (documents: ProviderDocuments) => {
      for (const [name, document] of Object.entries(documents)) {
        const file = join(path, `${name}.json`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, textOf(document));
      }
    },
    clear: () => rm(path, { recursive: true, force: true }),
  };
}

export function textOf(document: unknown): string {
  return typeof document === 'string' ? document : JSON.stringify(document);
}
