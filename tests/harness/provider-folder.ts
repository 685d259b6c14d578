import {
  makeProviderFolder as makeFolder,
  providerTeams,
  seasonDocuments,
  unplayedEvent,
} from '../../upstream/src/testing/provider-documents.ts';

export type ProviderFolder = Awaited<ReturnType<typeof makeProviderFolder>>;

const monthMs = 30 * 24 * 3_600_000;

/** Writes a provider's documents: category 32, its tournament 8 and the seasons 501 and 500, the latter with three matches. */
export async function makeProviderFolder() {
  const { path, write, clear } = await makeFolder();
  const coming = unplayedEvent(1003, 0, 'notstarted', {
    homeTeam: providerTeams.tide,
    awayTeam: providerTeams.kelp,
    startTimestamp: Math.floor((Date.now() + monthMs) / 1000),
  });
  await write({ ...seasonDocuments(), 'unique-tournament/8/season/500/events/next/0': { events: [coming] } });
  return {
    /** The upstream's settings for it. */
    settings: { PROVIDER: 'files', PROVIDER_DIR: path },
    remove: clear,
  };
}
