import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { deleteAbandoned, ignoreEnoent, serveFiles } from '../http/files.ts';
import type { ImageType } from './read-image.ts';

/** The images of tips. They are public: their names cannot be guessed and their bytes never change. */
export function mediaRoutes(server: FastifyInstance, { media }: { media: MediaStore }): void {
  serveFiles(server, tipMediaPath, media.open, () => ({
    'cache-control': 'public, max-age=31536000, immutable',
  }));
}

const tipMediaPath = '/media/tips/';

/** 128 random bits and an extension. */
const mediaName = /^[\w-]{22}\.(?:png|jpg|webp)$/;

interface IncomingKey {
  /** File name without the extension. */
  key: string;
}

export type IncomingFile = Awaited<ReturnType<MediaStore['receive']>>;

export type MediaStore = Awaited<ReturnType<typeof openMediaStore>>;

const addressesOf = (key: string) =>
  (['png', 'jpg', 'webp'] as const).map((type) => `${tipMediaPath}${key}.${type}`);

const nameIn = (address: string) =>
  address.startsWith(tipMediaPath) && mediaName.test(address.slice(tipMediaPath.length))
    ? address.slice(tipMediaPath.length)
    : null;

/**
 * Opens a folder of images. An upload is written to a separate folder and moved after the database has stored its URL path.
 * Recovers from an interrupted process; received files without a reference are kept for an hour. Stored images are kept
 * even without one: the database may be empty, or be restored only later.
 * @param findReferenced returns those of some URL paths that the database references
 */
export async function openMediaStore(
  folder: string,
  findReferenced: (addresses: string[]) => Promise<Set<string>>,
  now: Date,
) {
  const incoming = join(folder, 'incoming');
  const tips = join(folder, 'tips');
  await Promise.all([incoming, tips].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));
  const pathOf = (key: string) => join(incoming, key);
  const moveIn = async (key: string, address: string): Promise<void> => {
    const name = nameIn(address);
    if (name !== null) await rename(pathOf(key), join(tips, name));
  };
  const arrived = await readdir(incoming);
  const referenced = await findReferenced(arrived.flatMap(addressesOf));
  for (const key of arrived) {
    const address = addressesOf(key).find((candidate) => referenced.has(candidate));
    if (address !== undefined) await moveIn(key, address);
    else await deleteAbandoned(pathOf(key), now);
  }
  return {
    /** Writes a stream to a new file. */
    async receive(stream: Readable) {
      const key = randomBytes(16).toString('base64url');
      const file = createWriteStream(pathOf(key), { flags: 'wx', mode: 0o600 });
      const closed = new Promise<void>((resolve) => file.once('close', resolve));
      try {
        await pipeline(stream, file);
      } catch (error) {
        // The stream can fail before the file is created.
        await closed;
        await rm(pathOf(key), { force: true });
        throw error;
      }
      return {
        key,
        read: () => readFile(pathOf(key)),
        replace: (bytes: Buffer) => writeFile(pathOf(key), bytes),
      };
    },
    /** The URL path of a file once it is stored. */
    addressOf: ({ key }: IncomingKey, type: ImageType) => `${tipMediaPath}${key}.${type}`,
    /** Moves a received file to its URL path. */
    store: ({ key }: IncomingKey, address: string) => moveIn(key, address),
    /** Deletes a received file, unless it was stored. */
    discard: ({ key }: IncomingKey) => rm(pathOf(key), { force: true }),
    /** Deletes the file of a URL path; ignores other URLs. */
    async remove(address: string) {
      const name = nameIn(address);
      if (name !== null) await rm(join(tips, name), { force: true });
    },
    /** Null for an invalid name and a missing file. */
    open: async (name: string) => (mediaName.test(name) ? ignoreEnoent(open(join(tips, name))) : null),
  };
}
