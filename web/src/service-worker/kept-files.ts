declare const self: ServiceWorkerGlobalScope;

const offlinePage = '/offline.html';
/** What the page without a network is made of. */
const offlineFiles = [offlinePage, '/offline.js'];
/** A new name with each change of these. */
const offlineCache = 'offline-3';

const appPage = '/index.html';
/** The app's files of each release have a cache of their own. */
const shellPrefix = 'shell-';
/** The release before stays for pages that are open still, and ask for parts of it later. */
const releasesKept = 2;

/** What the build writes: the files with which the app starts without a network, and a name for their content. */
interface ShellList {
  release: string;
  files: string[];
}

/** Keeps the page that says in every language that there is no network. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })));
}

/** Removes the offline page of an earlier worker; what else is kept here goes by rules of its own. */
export async function removeOutdated(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith('offline-') && name !== offlineCache);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

/** Keeps the app of the release that is served now. What cannot be had is asked for the next time. */
export async function keepShell(): Promise<void> {
  const reply = await fetch('/offline-shell.json', { cache: 'no-cache' });
  if (!reply.ok) return;
  const { release, files }: ShellList = await reply.json();
  const cache = await caches.open(shellPrefix + release);
  // One by one, since the open page comes first, and the app's page last: a shell that has it is whole.
  for (const file of [...files, appPage]) {
    if (!(await cache.match(file)))
      await cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'reload' }));
  }
  const shells = (await caches.keys()).filter((name) => name.startsWith(shellPrefix));
  await Promise.all(shells.slice(0, -releasesKept).map((name) => caches.delete(name)));
}

/** A page without a network: the app where it is kept, which says itself what it lacks, else the offline page. */
export async function offlineAnswer(): Promise<Response> {
  return (await findKept(appPage)) ?? (await findKept(offlinePage)) ?? Response.error();
}

/** Answers for files of this site: those that never change from what is kept, others from there without a network. */
export function answerForFile({ request }: FetchEvent): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return null;
  if (isHashed(pathname)) return findKept(pathname).then((kept) => kept ?? fetch(request));
  if (!isRootFile.test(pathname)) return null;
  return fetch(request).catch(async () => (await findKept(pathname)) ?? Response.error());
}

const isHashed = (path: string): boolean => path.startsWith('/assets/');
const isRootFile = /^\/[^/]+\.(?:js|svg|png)$/;

/** The newest copy of a file. */
async function findKept(path: string): Promise<Response | null> {
  const names = (await caches.keys()).filter((name) => name === offlineCache || name.startsWith(shellPrefix));
  for (const name of names.reverse()) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (kept) return kept;
  }
  return null;
}
