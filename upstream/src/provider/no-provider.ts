import type { DataProvider } from './data-provider.ts';

/** Stands in where no provider is configured: it knows nothing. */
export const noProvider: DataProvider = {
  categories: async () => [],
  tournaments: async () => null,
  seasons: async () => null,
  leagueCode: (tournamentId) => `provider-${tournamentId}`,
  seasonYear: ({ year }) => year,
  importSeason: async () => null,
};
