import type { HeaderReader } from '../kit/credentials.ts';

/** The client's self-reported name and version, from Apollo's headers or from `connection_init`. */
export interface ClientName {
  readonly name: string | null;
  readonly version: string | null;
}

export const clientNameIn = (header: HeaderReader): ClientName => ({
  name: header('apollographql-client-name') ?? null,
  version: header('apollographql-client-version') ?? null,
});

/**
 * The folder of the client's release: `<name>-<version>`, or `<version>` of the web app. `none` for an unnamed client
 * and `other` for an unknown release, so that there are no more values than folders.
 */
export function clientRelease({ name, version }: ClientName, releases: readonly string[]): string {
  if (name === null && version === null) return 'none';
  const folder = name === 'web' ? version : `${name}-${version}`;
  return releases.find((release) => release === folder) ?? 'other';
}
