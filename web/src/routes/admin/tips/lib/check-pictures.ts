import type { UploadableMap } from 'relay-runtime';
import type { UserErrorCode } from '../../../../shared/forms/form-errors.ts';
import { type TipError, toTipError } from './tip-draft.ts';

/** The most pictures of a tip. */
export const MOST_PICTURES = 8;
const maxBytes = 5 * 1024 * 1024;

/** What a file begins with when it is a picture that may be sent. */
async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return (
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('\xff\xd8\xff') ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  );
}

/** A file that cannot be sent, and why. */
export interface RefusedPicture {
  readonly name: string;
  readonly error: TipError;
}

/** Of the files that somebody chose those that can be sent, and why the others cannot; at most so many. */
export async function checkPictures(files: readonly File[], most: number) {
  const taken: File[] = [];
  const refused: RefusedPicture[] = [];
  for (const file of files) {
    const code = await codeOf(file, taken.length >= most);
    if (code === null) taken.push(file);
    else refused.push({ name: file.name, error: toTipError(code) });
  }
  return { taken, refused };
}

async function codeOf(file: File, isFull: boolean): Promise<UserErrorCode | null> {
  if (file.size === 0) return 'EMPTY';
  if (file.size > maxBytes) return 'TOO_LARGE';
  if (!(await isPicture(file))) return 'NOT_AN_IMAGE';
  return isFull ? 'TOO_MANY' : null;
}

/** Files as a mutation takes them: nulls in its variables, and the files by their places there; none without files. */
export function filesOf(files: readonly File[]): { images: null[]; uploadables?: UploadableMap } {
  const images = files.map(() => null);
  if (files.length === 0) return { images };
  const uploadables = Object.fromEntries(files.map((file, place) => [`input.images.${place}`, file]));
  return { images, uploadables };
}
