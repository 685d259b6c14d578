import { z } from 'zod';
import type { ClientName } from '../guard/client-release.ts';
import type { Credentials } from '../kit/credentials.ts';
import type { AppType, Lang } from '../rest/session.ts';
import { CloseError, closeCodes } from './close-error.ts';

/** The payload of `connection_init` and of a pong with credentials. */
export interface ConnectionParams {
  /** null for a guest. */
  readonly credentials: Credentials | null;
  readonly lang: Lang;
  readonly appType: AppType;
  /** The key with which an internal tool may send any document. */
  readonly toolsKey: string | null;
  readonly clientName: ClientName | null;
}

/** Usable as a header value: no control characters; blank becomes null. */
const headerValue = z
  .string()
  .max(2048)
  .regex(/^[\x20-\x7e\x80-\xff]*$/)
  .nullish()
  .transform((text) => text?.trim() || null);

/** Credentials in socket payloads; `expiry` is unix seconds. */
export type WireCredentials = Omit<Credentials, 'expiry'> & { readonly expiry: number | null };

export function toWire(credentials: Credentials | null): WireCredentials | null {
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
  lang: z.enum(['pl', 'en']).nullish(),
  appType: z.enum(['Browser', 'App']).nullish(),
  toolsKey: headerValue,
  clientName: headerValue,
  clientVersion: headerValue,
});

const malformed = (what: string): CloseError =>
  new CloseError(closeCodes.malformed, what === '' ? 'malformed' : `malformed: ${what}`);

/**
 * Parses the payload of `connection_init` or of a pong; an absent one is a guest's, in Polish, in a browser.
 * @throws CloseError 4400 for a wrong paramsSchema or incomplete credentials
 */
export function readConnectionParams(payload: unknown): ConnectionParams {
  const parsed = paramsSchema.safeParse(payload ?? {});
  if (!parsed.success) throw malformed(String(parsed.error.issues[0]?.path[0] ?? ''));
  const { accessToken, client, tokenType, uid, expiry, lang, appType, toolsKey } = parsed.data;
  const { clientName: name, clientVersion: version } = parsed.data;
  const clientName = name === null && version === null ? null : { name, version };
  const common = { lang: lang ?? 'pl', appType: appType ?? 'Browser', toolsKey, clientName } as const;
  if (accessToken !== null && client !== null && tokenType !== null && uid !== null) {
    return { credentials: { accessToken, client, tokenType, uid, expiry }, ...common };
  }
  if (accessToken !== null || client !== null || tokenType !== null || uid !== null) {
    throw malformed('credentials that are not whole');
  }
  return { credentials: null, ...common };
}

/** Whether a payload contains any credential, valid or not. */
export function hasCredentials(payload: unknown): boolean {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    ['accessToken', 'client', 'tokenType', 'uid'].some((name) => name in payload)
  );
}
