/** Name of the browser cache with the signed-in user's last responses; see cached-responses.ts. */
export const responseCacheName = 'answers-1';

/** Deletes the cache. Browsers have caches only in secure contexts. */
export async function clearResponseCache(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(responseCacheName);
}
