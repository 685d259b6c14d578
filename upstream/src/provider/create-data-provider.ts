import type { Clock } from '../clock.ts';
import type { UpstreamConfig } from '../config.ts';
import { createHttpSource } from '../import/json/http-source.ts';
import { createFolderSource } from '../import/json/provider-source.ts';
import { type DataProvider, joinImports, noProvider } from './data-provider.ts';
import { createFootballDataProvider } from './football-data-provider.ts';
import { createJsonProvider } from './json-provider.ts';

/** The data provider that the settings name. */
export function createDataProvider(
  { provider }: Pick<UpstreamConfig, 'provider'>,
  clock: Clock,
): DataProvider {
  return joinImports(adapterFor(provider, clock));
}

function adapterFor(provider: UpstreamConfig['provider'], clock: Clock): DataProvider {
  switch (provider?.kind) {
    case undefined:
      return noProvider;
    case 'files':
      return createJsonProvider(createFolderSource(provider.folder));
    case 'football-data':
      return createFootballDataProvider(provider.folder, clock);
    case 'http':
      return createJsonProvider(createHttpSource({ baseUrl: provider.url }));
  }
}
