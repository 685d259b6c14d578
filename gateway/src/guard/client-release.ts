import type { HeaderReader } from '../kit/credentials.ts';

/** The name and the version with which a client says what it is, in the headers that Apollo's clients send, or in `connection_init`. */
export interface ClientName {
  readonly name: string | null;
  readonly version: string | null;
}

export const clientNameIn = (header: HeaderReader): ClientName => ({
  name: header('apollographql-client-name') ?? null,
  version: header('apollographql-client-version') ?? null,
});

/**
 * The release that a client says it is: the folder `<name>-<version>`, or `<version>` of the web app; `none` for one that says
 * nothing, `other` where there is no such release, so that there are never more of them than folders.
 */
export function clientRelease({ name, version }: ClientName, releases: readonly string[]): string {
  if (name === null && version === null) return 'none';
  const folder = name === 'web' ? version : `${name}-${version}`;
  return releases.find((release) => release === folder) ?? 'other';
}
