/** A caller's credentials; `expiry` is unix seconds as text, null when it was not told. */
export interface Credentials {
  readonly accessToken: string;
  readonly client: string;
  readonly tokenType: string;
  readonly uid: string;
  readonly expiry: string | null;
}

/** Reads one header by its lower-case name; null or undefined when absent. */
export type HeaderReader = (name: string) => string | null | undefined;

/** A header's text without the blanks around it; null for a blank or absent one. */
export const filled = (value: string | null | undefined): string | null => {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
};

/** The full set of credentials in some headers; null unless access-token, client, token-type and uid are all there. */
export function readCredentials(header: HeaderReader): Credentials | null {
  const accessToken = filled(header('access-token'));
  const client = filled(header('client'));
  const tokenType = filled(header('token-type'));
  const uid = filled(header('uid'));
  if (accessToken === null || client === null || tokenType === null || uid === null) return null;
  return { accessToken, client, tokenType, uid, expiry: filled(header('expiry')) };
}

/** Takes a header by its lower-case name; one of the same name again is another line. */
export type HeaderWriter = (name: string, value: string) => void;

export function writeCredentials(credentials: Credentials, write: HeaderWriter): void {
  write('access-token', credentials.accessToken);
  write('client', credentials.client);
  write('token-type', credentials.tokenType);
  write('uid', credentials.uid);
  if (credentials.expiry !== null) write('expiry', credentials.expiry);
}

export function credentialHeaders(credentials: Credentials): Record<string, string> {
  const headers: Record<string, string> = {};
  writeCredentials(credentials, (name, value) => {
    headers[name] = value;
  });
  return headers;
}
