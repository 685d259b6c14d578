import { z } from 'zod';
import type { Credentials } from '../kit/credentials.ts';
import { isRecord } from '../kit/is-record.ts';
import { CloseError, closeCodes } from './close-error.ts';

/** Usable as a header value: no control characters; blank becomes null. */
const headerValue = z
  .string()
  .max(2048)
  .regex(/^[\x20-\x7e\x80-\xff]*$/)
  .nullish()
  .transform((text) => text?.trim() || null);

/** Credentials in socket payloads; `expiry` is unix seconds. */
export function credentialsPayload(credentials: Credentials | null) {
  if (credentials === null) return null;
  const expiry = Number(credentials.expiry ?? Number.NaN);
  return { ...credentials, expiry: Number.isFinite(expiry) ? expiry : null };
}

const paramsSchema = z.object({
  accessToken: headerValue,
  client: headerValue,
  tokenType: headerValue,
  uid: headerValue,
  expiry: z.union([z.number().transform(String), headerValue]),
  lang: z
    .enum(['pl', 'en'])
    .nullish()
    .transform((lang) => lang ?? 'pl'),
  appType: z
    .enum(['Browser', 'App'])
    .nullish()
    .transform((appType) => appType ?? 'Browser'),
  /** The key with which an internal tool may send any document. */
  toolsKey: headerValue,
  clientName: headerValue,
  clientVersion: headerValue,
});

export type ConnectionParams = Readonly<ReturnType<typeof readConnectionParams>>;

const malformed = (what: string): CloseError =>
  new CloseError(closeCodes.malformed, what === '' ? 'malformed' : `malformed: ${what}`);

/**
 * Parses the payload of `connection_init` or of a pong; an absent one is a guest's, in Polish, in a browser.
 * @throws CloseError 4400 for a wrong payload or incomplete credentials
 */
export function readConnectionParams(payload: unknown) {
  const parsed = paramsSchema.safeParse(payload ?? {});
  if (!parsed.success) throw malformed(String(parsed.error.issues[0]?.path[0] ?? ''));
  const { clientName: name, clientVersion: version, lang, appType, toolsKey, ...given } = parsed.data;
  const { accessToken, client, tokenType, uid, expiry } = given;
  const clientName = name === null && version === null ? null : { name, version };
  let credentials: Credentials | null = null;
  if (accessToken !== null && client !== null && tokenType !== null && uid !== null) {
    credentials = { accessToken, client, tokenType, uid, expiry };
  } else if (accessToken !== null || client !== null || tokenType !== null || uid !== null) {
    throw malformed('credentials that are not whole');
  }
  return { credentials, lang, appType, toolsKey, clientName };
}

/** Whether a payload contains any credential, valid or not. */
export function hasCredentials(payload: unknown): boolean {
  return isRecord(payload) && ['accessToken', 'client', 'tokenType', 'uid'].some((name) => name in payload);
}
