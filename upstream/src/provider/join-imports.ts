import type { DataProvider, ImportedSeason } from './data-provider.ts';

/**
 * A provider of which an import that is asked for while the same one is under way joins it: it may take minutes, and
 * whoever grew tired of waiting and asks again must not ask the provider for everything twice.
 */
export function joinImports(provider: DataProvider): DataProvider {
  const underWay = new Map<string, Promise<ImportedSeason | null>>();
  return {
    ...provider,
    importsUnderWay: () => underWay.size,
    importSeason: (db, tournamentId, season, options) => {
      const key = `${tournamentId} ${season.id}`;
      const running = underWay.get(key);
      if (running) return running;
      const started = provider
        .importSeason(db, tournamentId, season, options)
        .finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}
