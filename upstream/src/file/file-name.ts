import { randomBytes } from 'node:crypto';

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
