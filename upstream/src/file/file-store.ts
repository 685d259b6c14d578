import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreEnoent } from '../http/files.ts';

export type FileFormat = 'csv' | 'xlsx';

/** Only names of this form are opened, so that none can leave the folder. */
const fileNamePattern = /^[a-z][a-z0-9-]{0,79}\.(?:csv|xlsx)$/;

export const isFileName = (name: string): boolean => fileNamePattern.test(name);

/** A unique, descriptive name. */
export function newFileName(
  subject: string,
  days: { from: string; until: string },
  format: FileFormat,
): string {
  return `${subject}-${days.from}-${days.until}-${randomBytes(4).toString('hex')}.${format}`;
}

export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  createdAt: Date;
}

/** A temporary file. */
interface WrittenFile {
  /** Renames it to its final name. @param at its creation time */
  publish(name: string, at: Date): Promise<StoredFile>;
  /** Deletes it, unless it was published. */
  discard(): Promise<void>;
}

/** Files that admins have created, in a folder. */
export interface FileStore {
  /** Newest first. */
  list(): Promise<StoredFile[]>;
  /** Writes a temporary file. */
  write(content: Buffer | AsyncIterable<string>): Promise<WrittenFile>;
  /** Null if the file does not exist. */
  open(name: string): Promise<FileHandle | null>;
  /** False if the file does not exist. */
  remove(name: string): Promise<boolean>;
}

const temporaryExtension = '.part';

/** Opens the store and deletes temporary files of an interrupted process. */
export async function openFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = (await readdir(folder)).filter((name) => name.endsWith(temporaryExtension));
  await Promise.all(temporary.map((name) => rm(join(folder, name), { force: true })));

  async function describe(name: string): Promise<StoredFile | null> {
    const found = await ignoreEnoent(stat(join(folder, name)));
    return found?.isFile() ? { name, size: found.size, createdAt: found.mtime } : null;
  }

  return {
    async list() {
      const names = (await readdir(folder)).filter(isFileName);
      const files = await Promise.all(names.map(describe));
      return files
        .filter((file) => file !== null)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.name < b.name ? -1 : 1));
    },
    async write(content) {
      const path = join(folder, `${randomBytes(12).toString('hex')}${temporaryExtension}`);
      const discard = () => rm(path, { force: true });
      try {
        await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        await discard();
        throw error;
      }
      return {
        discard,
        async publish(name, at) {
          if (!isFileName(name)) throw new Error(`${name} is not a valid file name.`);
          await utimes(path, at, at);
          await rename(path, join(folder, name));
          const published = await describe(name);
          if (published === null) throw new Error(`${name} does not exist.`);
          return published;
        },
      };
    },
    open: async (name) => (isFileName(name) ? ignoreEnoent(open(join(folder, name))) : null),
    async remove(name) {
      if (!isFileName(name)) return false;
      const isRemoved = await ignoreEnoent(rm(join(folder, name)).then(() => true));
      return isRemoved ?? false;
    },
  };
}
