import type { CredentialStore } from '@tipgraph/client';
import type { PayloadData, Variables } from 'relay-runtime';
import { whenIdle } from '../when-idle.ts';
import { clearResponseCache, responseCacheName } from './response-cache.ts';

interface CacheKey {
  readonly id: string;
  readonly operationName: string;
  readonly variables: Variables;
}

/** The session, and the pages that are shown offline. */
const cachedOperations = new Set([
  'sessionQuery',
  'dashboardScreenQuery',
  'dropinfoSectionQuery',
  'dropinfoScreenQuery',
  'tipsScreenQuery',
]);
/** Responses per query, which differ by their variables. */
const maxPerQuery = 2;
/** In characters. */
const maxLength = 500_000;
const maxAgeMs = 3 * 24 * 60 * 60_000;

/** Caches a response once the browser is idle, unless the session of `epoch`, in which it was requested, has ended. */
export function cacheResponse(
  credentials: CredentialStore,
  epoch: number,
  key: CacheKey,
  data: PayloadData,
): void {
  if (!cachedOperations.has(key.operationName)) return;
  whenIdle(async () => {
    if (credentials.epoch() !== epoch) return;
    // Ignores a full storage.
    await put(credentials, key, JSON.stringify({ keptAt: Date.now(), data })).catch(() => undefined);
    // The session may have ended meanwhile.
    if (credentials.epoch() !== epoch) await clearResponseCache();
  });
}

async function put(credentials: CredentialStore, key: CacheKey, text: string): Promise<void> {
  const folder = await folderOf(credentials);
  if (!folder || text.length > maxLength) return;
  const cache = await caches.open(responseCacheName);
  await cache.put(pathOf(folder, key), new Response(text));
  const urls = (await cache.keys()).map(({ url }) => url);
  const ofQuery = urls.filter((url) => url.includes(`${folder}${key.operationName}/`));
  const ofOtherUsers = urls.filter((url) => !url.includes(folder));
  await Promise.all([...ofQuery.slice(0, -maxPerQuery), ...ofOtherUsers].map((url) => cache.delete(url)));
}

/** Returns the last response for the same document and variables, with its age in milliseconds. */
export async function findCachedResponse(
  credentials: CredentialStore,
  key: CacheKey,
): Promise<{ data: PayloadData; age: number } | null> {
  const folder = await folderOf(credentials);
  const cached = folder && (await (await caches.open(responseCacheName)).match(pathOf(folder, key)));
  if (!cached) return null;
  const { keptAt, data }: { keptAt: number; data: PayloadData } = await cached.json();
  const age = Math.max(Date.now() - keptAt, 0);
  return age > maxAgeMs ? null : { data, age };
}

/** A path from a digest of the user's id, so that no credentials are stored. Null for guests, or without caches. */
async function folderOf(credentials: CredentialStore): Promise<string | null> {
  const uid = credentials.read()?.uid;
  if (!uid || !('caches' in globalThis)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid));
  return `/kept/${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}/`;
}

/** Without the length of the list: a refetch of several pages replaces the response with which the page opens. */
const pathOf = (
  folder: string,
  { id, operationName, variables: { first: _, ...variables } }: CacheKey,
): string => `${folder}${operationName}/${id}?${encodeURIComponent(JSON.stringify(variables))}`;
