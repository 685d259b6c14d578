import type { UploadableMap } from 'relay-runtime';

/** Files as a mutation takes them: nulls in its variables, and the files by their places there; none without files. */
export function filesOf(files: readonly File[]): { images: null[]; uploadables?: UploadableMap } {
  const images = files.map(() => null);
  if (files.length === 0) return { images };
  const uploadables = Object.fromEntries(files.map((file, place) => [`input.images.${place}`, file]));
  return { images, uploadables };
}
