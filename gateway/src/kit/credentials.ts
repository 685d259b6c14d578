/** `expiry` is unix seconds as text, null when absent. */
export interface Credentials {
  readonly accessToken: string;
  readonly client: string;
  readonly tokenType: string;
  readonly uid: string;
  readonly expiry: string | null;
}

/** Reads a header by its lower-case name. */
export type HeaderReader = (name: string) => string | null | undefined;

/** The trimmed text; null when it is blank or absent. */
export const filled = (value: string | null | undefined): string | null => value?.trim() || null;

/** null unless access-token, client, token-type and uid are all present. */
export function readCredentials(header: HeaderReader): Credentials | null {
  const accessToken = filled(header('access-token'));
  const client = filled(header('client'));
  const tokenType = filled(header('token-type'));
  const uid = filled(header('uid'));
  if (accessToken === null || client === null || tokenType === null || uid === null) return null;
  return { accessToken, client, tokenType, uid, expiry: filled(header('expiry')) };
}

/** Writes a header line by its lower-case name; repeated names add lines. */
export type HeaderWriter = (name: string, value: string) => void;

export function writeCredentials(credentials: Credentials, write: HeaderWriter): void {
  write('access-token', credentials.accessToken);
  write('client', credentials.client);
  write('token-type', credentials.tokenType);
  write('uid', credentials.uid);
  if (credentials.expiry !== null) write('expiry', credentials.expiry);
}
