import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeScratchFolder } from '../../scripts/lib/scratch-folder.ts';

export type ProviderFolder = Awaited<ReturnType<typeof makeProviderFolder>>;

const land = { name: 'Atlantis', slug: 'atlantis' };
const category = { id: 32, ...land, flag: 'atlantis', country: land };
const team = (id: number, name: string) => ({ id, name, country: land });

const event = (id: number, [home, away]: readonly [number, number], more: object) => ({
  id,
  tournament: {
    id: 36,
    name: 'Coral League',
    category,
    uniqueTournament: { id: 8, name: 'Coral League', category },
  },
  season: { id: 500, year: '25/26', name: 'Coral League 25/26' },
  roundInfo: { round: 1 },
  homeTeam: team(home, `Reef ${home}`),
  awayTeam: team(away, `Reef ${away}`),
  ...more,
});

const finished = (id: number, teams: readonly [number, number]) =>
  event(id, teams, {
    startTimestamp: Date.UTC(2026, 2, 1, 15) / 1000,
    status: { code: 100, type: 'finished' },
    homeScore: { current: 2, display: 2, normaltime: 2 },
    awayScore: { current: 1, display: 1, normaltime: 1 },
  });

const monthMs = 30 * 24 * 3_600_000;

const notStarted = (id: number, teams: readonly [number, number]) =>
  event(id, teams, {
    startTimestamp: Math.floor((Date.now() + monthMs) / 1000),
    status: { code: 0, type: 'notstarted' },
    homeScore: {},
    awayScore: {},
  });

const documents = {
  'sport/football/categories': { categories: [category] },
  'category/32/unique-tournaments': { groups: [{ uniqueTournaments: [{ id: 8, name: 'Coral League' }] }] },
  'unique-tournament/8/seasons': {
    seasons: [
      { id: 501, name: 'Coral League 26/27', year: '26/27' },
      { id: 500, name: 'Coral League 25/26', year: '25/26' },
    ],
  },
  'unique-tournament/8/season/500/events/last/0': {
    events: [finished(1001, [11, 12]), finished(1002, [12, 13])],
  },
  'unique-tournament/8/season/500/events/next/0': { events: [notStarted(1003, [13, 11])] },
};

/** Writes a provider's documents: category 32, its tournament 8 and the seasons 501 and 500, the latter with three matches. */
export async function makeProviderFolder() {
  const { path: folder, remove } = await makeScratchFolder();
  for (const [name, document] of Object.entries(documents)) {
    const file = join(folder, `${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(document));
  }
  return {
    /** The upstream's settings for it. */
    settings: { PROVIDER: 'files', PROVIDER_DIR: folder },
    remove,
  };
}
