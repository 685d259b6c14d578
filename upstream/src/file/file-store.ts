import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteAbandoned, ignoreEnoent } from '../http/files.ts';

/** Only names of this form are opened, so that none can leave the folder. */
const fileNamePattern = /^[a-z][a-z0-9-]{0,79}\.(?:csv|xlsx)$/;

export const isFileName = (name: string): boolean => fileNamePattern.test(name);

export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  createdAt: Date;
}

export type FileStore = Awaited<ReturnType<typeof openFileStore>>;

const temporaryExtension = '.part';

/** Opens a folder of files that admins have created, and deletes temporary files of an interrupted process after an hour. */
export async function openFileStore(folder: string, now: Date) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = (await readdir(folder)).filter((name) => name.endsWith(temporaryExtension));
  await Promise.all(temporary.map((name) => deleteAbandoned(join(folder, name), now)));

  async function describe(name: string): Promise<StoredFile | null> {
    const found = await ignoreEnoent(stat(join(folder, name)));
    return found?.isFile() ? { name, size: found.size, createdAt: found.mtime } : null;
  }

  return {
    /** Newest first. */
    async list(): Promise<StoredFile[]> {
      const names = (await readdir(folder)).filter(isFileName);
      const files = await Promise.all(names.map(describe));
      return files
        .filter((file) => file !== null)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.name < b.name ? -1 : 1));
    },
    /** Writes a temporary file. */
    async write(content: Buffer | AsyncIterable<string>) {
      const path = join(folder, `${randomBytes(12).toString('hex')}${temporaryExtension}`);
      /** Deletes it, unless it was published. */
      const discard = () => rm(path, { force: true });
      try {
        await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        await discard();
        throw error;
      }
      return {
        discard,
        /** Renames it to its final name. @param at its creation time */
        async publish(name: string, at: Date): Promise<StoredFile> {
          if (!isFileName(name)) throw new Error(`${name} is not a valid file name.`);
          await utimes(path, at, at);
          const { size } = await stat(path);
          await rename(path, join(folder, name));
          return { name, size, createdAt: at };
        },
      };
    },
    /** Null if the file does not exist. */
    open: async (name: string) => (isFileName(name) ? ignoreEnoent(open(join(folder, name))) : null),
    /** False if the file does not exist. */
    async remove(name: string): Promise<boolean> {
      const isRemoved = isFileName(name) && (await ignoreEnoent(rm(join(folder, name)).then(() => true)));
      return isRemoved ?? false;
    },
  };
}
