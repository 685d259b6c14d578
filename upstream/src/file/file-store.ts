import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreEnoent } from '../http/files.ts';

/** What a file may be written as. */
export type FileFormat = 'csv' | 'xlsx';

/** Names of the files that are made here; no other name is looked for, so that none leads out of their folder. */
const madeHere = /^[a-z][a-z0-9-]{0,79}\.(?:csv|xlsx)$/;

/** Whether a text can be the name of a file that was made here. */
export const isFileName = (name: string): boolean => madeHere.test(name);

/** A name that says what a file is of, and that no other file has. */
export function newFileName(
  subject: string,
  days: { from: string; until: string },
  format: FileFormat,
): string {
  return `${subject}-${days.from}-${days.until}-${randomBytes(4).toString('hex')}.${format}`;
}

/** A file that can be fetched. */
export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  createdAt: Date;
}

/** A file that is written and not yet among the others. */
interface WrittenFile {
  /** Puts it among the others; it counts as made at this time. */
  publish(name: string, at: Date): Promise<StoredFile>;
  /** Forgets it; one that was published stays. */
  discard(): Promise<void>;
}

/** The folder of the files that admins have had made. */
export interface FileStore {
  /** All files, newest first. */
  list(): Promise<StoredFile[]>;
  /** Writes a file aside, from its bytes or piece by piece. */
  write(content: Buffer | AsyncIterable<string>): Promise<WrittenFile>;
  /** Opens a file to be read; null when there is none of that name. */
  open(name: string): Promise<FileHandle | null>;
  /** Deletes a file; false when there is none of that name. */
  remove(name: string): Promise<boolean>;
}

const unfinished = '.part';

/** Opens the store in a folder; what a process that ended too soon had not finished is deleted. */
export async function openFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const left = (await readdir(folder)).filter((name) => name.endsWith(unfinished));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));

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
      const path = join(folder, `${randomBytes(12).toString('hex')}${unfinished}`);
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
          if (!isFileName(name)) throw new Error(`${name} is no name of a file.`);
          await utimes(path, at, at);
          await rename(path, join(folder, name));
          const published = await describe(name);
          if (published === null) throw new Error(`${name} is gone.`);
          return published;
        },
      };
    },
    open: async (name) => (isFileName(name) ? ignoreEnoent(open(join(folder, name))) : null),
    async remove(name) {
      if (!isFileName(name)) return false;
      const gone = await ignoreEnoent(rm(join(folder, name)).then(() => true));
      return gone ?? false;
    },
  };
}
