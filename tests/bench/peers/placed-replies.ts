import { readFile, writeFile } from 'node:fs/promises';
import type { Recording } from '../record.ts';
import { placeFigures } from './figures.ts';
import type { Replies } from './wire.ts';

/** Writes the recorded replies with a figure in each that can change, beside the recording; gives the file's path. */
export async function writePlacedReplies({ file }: Recording): Promise<string> {
  const replies = JSON.parse(await readFile(file, 'utf8')) as Replies;
  placeFigures(replies);
  const placed = `${file}.placed`;
  await writeFile(placed, JSON.stringify(replies));
  return placed;
}
