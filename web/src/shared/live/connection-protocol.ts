import type { Language } from '../i18n/language.ts';
import type { ErrorCode } from '../relay/app-error.ts';
import { isRecord } from '../relay/graph-response.ts';
import type { AppType } from '../session/app-type.ts';
import type { CredentialStore, CredentialsEpoch, OfferedCredentials } from '../session/credentials.ts';

/** Close codes that say that trying again with the same credentials is of no use. */
const refusals = new Map<number, ErrorCode>([
  [4401, 'UNAUTHENTICATED'],
  [4403, 'FORBIDDEN'],
  [4423, 'LOCKED'],
]);

/** The code of a refusal, or null when the connection ended for another reason and may be tried again. */
export function refusalOf(event: unknown): ErrorCode | null {
  const code = closeCodeOf(event);
  return code === null ? null : (refusals.get(code) ?? null);
}

/** The close code of a close event; null for anything else. */
export function closeCodeOf(event: unknown): number | null {
  const isEvent = typeof event === 'object' && event !== null && 'code' in event;
  return isEvent && typeof event.code === 'number' ? event.code : null;
}

/** What proves who is here: sent when the connection opens and whenever the server asks for proof. */
export function proof(
  credentials: CredentialStore,
  language: Language,
  appType: AppType,
): Record<string, string> {
  return { ...credentials.read(), lang: language, appType };
}

/** Takes a rotated set of credentials from an acknowledgement or a ping, where it carries one. */
export function adoptFrom(payload: unknown, store: CredentialStore, sentIn: CredentialsEpoch): void {
  if (!isRecord(payload) || !isRecord(payload.credentials)) return;
  const { accessToken, client, tokenType, uid, expiry } = payload.credentials;
  const offered: OfferedCredentials = {
    accessToken: textOrNull(accessToken),
    client: textOrNull(client),
    tokenType: textOrNull(tokenType),
    uid: textOrNull(uid),
    expiry: typeof expiry === 'number' ? expiry : null,
  };
  store.adopt(offered, sentIn);
}

/** The server's time in an acknowledgement, in milliseconds since 1970; null when it does not say. */
export function serverTimeOf(payload: unknown): number | null {
  if (!isRecord(payload)) return null;
  const { serverTime } = payload;
  const time = typeof serverTime === 'string' ? Date.parse(serverTime) : serverTime;
  return typeof time === 'number' && Number.isFinite(time) ? time : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
