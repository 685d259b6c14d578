import { z } from 'zod';
import type { ClientName } from '../guard/client-release.ts';
import type { Credentials } from '../kit/credentials.ts';
import type { AppType, Lang } from '../rest/session.ts';
import { CloseError, closeCodes } from './close-error.ts';

/** What a client says of itself in `connection_init` and in a pong. */
export interface ConnectionParams {
  /** null for a guest. */
  readonly credentials: Credentials | null;
  readonly lang: Lang;
  readonly appType: AppType;
  /** What an internal tool gives to send any document. */
  readonly toolsKey: string | null;
  /** null where it says none. */
  readonly clientName: ClientName | null;
}

/** Fit for a header: no control characters; blank counts as absent. */
const word = z
  .string()
  .max(2048)
  .regex(/^[\x20-\x7e\x80-\xff]*$/)
  .nullish()
  .transform((text) => text?.trim() || null);

/** Credentials as they travel in a socket's payloads; `expiry` is unix seconds. */
export type WireCredentials = Omit<Credentials, 'expiry'> & { readonly expiry: number | null };

export function toWire(credentials: Credentials | null): WireCredentials | null {
  if (credentials === null) return null;
  const expiry = Number(credentials.expiry ?? Number.NaN);
  return { ...credentials, expiry: Number.isFinite(expiry) ? expiry : null };
}

const shape = z.object({
  accessToken: word,
  client: word,
  tokenType: word,
  uid: word,
  expiry: z.union([z.number().transform(String), word]),
  lang: z.enum(['pl', 'en']).nullish(),
  appType: z.enum(['Browser', 'App']).nullish(),
  toolsKey: word,
  clientName: word,
  clientVersion: word,
});

const malformed = (what: string): CloseError =>
  new CloseError(closeCodes.malformed, what === '' ? 'malformed' : `malformed: ${what}`);

/**
 * Reads the payload of `connection_init` or of a pong; an absent one is a guest's, in Polish, in a browser.
 * @throws CloseError 4400 for another shape and for credentials that are not whole
 */
export function readConnectionParams(payload: unknown): ConnectionParams {
  const parsed = shape.safeParse(payload ?? {});
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

/** Whether a payload tries to authenticate, in whichever shape. */
export function hasCredentials(payload: unknown): boolean {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    ['accessToken', 'client', 'tokenType', 'uid'].some((name) => name in payload)
  );
}
