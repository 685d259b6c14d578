import { randomBytes } from 'node:crypto';
import { constants, copyFile, link, rm, writeFile } from 'node:fs/promises';
import { errorCode } from './error-code.ts';

type Place = (part: string, file: string) => Promise<void>;

/** Writes a temporary file, which is then placed: no process reads a part of the file. */
export async function writeWhole(file: string, content: string, place: Place): Promise<void> {
  const part = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(part, content, { flag: 'wx', mode: 0o600 });
    await place(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Codes of a file system without hard links. */
const noLinks: readonly unknown[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Rejects with the code EEXIST if the file is there. Without hard links it is copied: other processes may read a part. */
export const placeNew: Place = (part, file) =>
  link(part, file).catch((error: unknown) => {
    if (!noLinks.includes(errorCode(error))) throw error;
    return copyFile(part, file, constants.COPYFILE_EXCL);
  });
