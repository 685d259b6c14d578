import type { UploadableMap } from 'relay-runtime';
import type { UserErrorCode } from '../../../../shared/relay/form-errors.ts';

export const maxPictures = 8;
const maxBytes = 5 * 1024 * 1024;

/** Checks the signature of PNG, JPEG and WebP. */
async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return (
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('\xff\xd8\xff') ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  );
}

export interface RejectedPicture {
  readonly name: string;
  readonly error: UserErrorCode;
}

export async function checkPictures(files: readonly File[]) {
  const accepted: File[] = [];
  const rejected: RejectedPicture[] = [];
  for (const file of files) {
    const error = await pictureError(file);
    if (error === null) accepted.push(file);
    else rejected.push({ name: file.name, error });
  }
  return { accepted, rejected };
}

async function pictureError(file: File): Promise<UserErrorCode | null> {
  if (file.size === 0) return 'EMPTY';
  if (file.size > maxBytes) return 'TOO_LARGE';
  return (await isPicture(file)) ? null : 'NOT_AN_IMAGE';
}

/** Mutation variables for an upload: nulls in index of the files, and the files by variable path. */
export function toUpload(files: readonly File[]): { images: null[]; uploadables?: UploadableMap } {
  const images = files.map(() => null);
  if (files.length === 0) return { images };
  const uploadables = Object.fromEntries(files.map((file, index) => [`input.images.${index}`, file]));
  return { images, uploadables };
}
