import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { ignoreEnoent, serveFiles } from '../http/files.ts';
import type { ImageType } from './check-image.ts';

/** The pictures of tips, for everybody who has an address: their names cannot be guessed and their bytes never change. */
export function mediaRoutes(server: FastifyInstance, { media }: { media: MediaStore }): void {
  const openPicture = async (name: string) => {
    const path = media.locate(name);
    return path === null ? null : ignoreEnoent(open(path));
  };
  serveFiles(server, tipMediaPath, openPicture, () => ({
    'cache-control': 'public, max-age=31536000, immutable',
  }));
}

/** Where browsers find the pictures of tips. */
const tipMediaPath = '/media/tips/';

/** Names that the store gives: 128 random bits, so that nobody guesses one. */
const mediaName = /^[\w-]{22}\.(?:png|jpg|webp)$/;

export interface IncomingFile {
  /** Its name without an ending. */
  readonly key: string;
  /** All its bytes. */
  read(): Promise<Buffer>;
}

/** Pictures in a folder. A file comes in beside the others and takes its place once the database knows it. */
export interface MediaStore {
  /** Writes a stream to a file of its own, as fast as the disk takes it. */
  receive(stream: Readable): Promise<IncomingFile>;
  /** The address under which a file will be found once it is kept. */
  addressOf(file: IncomingFile, type: ImageType): string;
  /** Puts a file that came in where its address says. */
  keep(file: IncomingFile, address: string): Promise<void>;
  /** Forgets a file that came in; one that was kept stays. */
  discard(file: IncomingFile): Promise<void>;
  /** Deletes the file of an address; one of another place is left alone. */
  remove(address: string): Promise<void>;
  /** Where a kept file lies, by its name; null for a name that the store never gives. */
  locate(name: string): string | null;
}

/** How long a file may be on its way in, in milliseconds. */
const longestUpload = 3_600_000;

const addressesOf = (key: string) =>
  (['png', 'jpg', 'webp'] as const).map((type) => `${tipMediaPath}${key}.${type}`);

/**
 * Opens the store in a folder and tidies it: what a process that ended too soon had saved in the database but not yet put
 * in its place is put there, and what nobody knows is deleted; of what is on its way in, only what is too old.
 * @param isKnown which of some addresses the database knows
 */
export async function openMediaStore(
  folder: string,
  isKnown: (addresses: string[]) => Promise<Set<string>>,
  now: Date,
): Promise<MediaStore> {
  const incoming = join(folder, 'incoming');
  const tips = join(folder, 'tips');
  await Promise.all([incoming, tips].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));
  const pathOf = ({ key }: Pick<IncomingFile, 'key'>) => join(incoming, key);
  const nameIn = (address: string) =>
    address.startsWith(tipMediaPath) && mediaName.test(address.slice(tipMediaPath.length))
      ? address.slice(tipMediaPath.length)
      : null;

  async function moveIn(key: string, address: string): Promise<void> {
    const name = nameIn(address);
    if (name !== null) await rename(pathOf({ key }), join(tips, name));
  }

  const [arrived, kept] = await Promise.all([readdir(incoming), readdir(tips)]);
  const own = kept.filter((name) => mediaName.test(name));
  const known = await isKnown([...arrived.flatMap(addressesOf), ...own.map((name) => tipMediaPath + name)]);
  for (const key of arrived) {
    const address = addressesOf(key).find((one) => known.has(one));
    if (address !== undefined) await moveIn(key, address);
    else if (now.getTime() - (await stat(pathOf({ key }))).mtimeMs > longestUpload) await rm(pathOf({ key }));
  }
  for (const name of own) {
    if (!known.has(tipMediaPath + name)) await rm(join(tips, name), { force: true });
  }

  return {
    async receive(stream) {
      const key = randomBytes(16).toString('base64url');
      const file = createWriteStream(pathOf({ key }), { flags: 'wx', mode: 0o600 });
      const closed = new Promise<void>((resolve) => file.once('close', resolve));
      try {
        await pipeline(stream, file);
      } catch (error) {
        // A stream that breaks off at once does so before the file is made.
        await closed;
        await rm(pathOf({ key }), { force: true });
        throw error;
      }
      return { key, read: () => readFile(pathOf({ key })) };
    },
    addressOf: ({ key }, type) => `${tipMediaPath}${key}.${type}`,
    keep: ({ key }, address) => moveIn(key, address),
    discard: (file) => rm(pathOf(file), { force: true }),
    async remove(address) {
      const name = nameIn(address);
      if (name !== null) await rm(join(tips, name), { force: true });
    },
    locate: (name) => (mediaName.test(name) ? join(tips, name) : null),
  };
}
