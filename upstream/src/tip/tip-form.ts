import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { FieldCodes } from '../http/field-codes.ts';
import { HttpError, refusedField } from '../http/http-error.ts';
import { parseId } from '../http/id.ts';
import { type MultipartFile, readMultipart } from '../http/read-multipart.ts';
import { checkImage } from '../media/check-image.ts';
import type { IncomingFile, MediaStore } from '../media/media-store.ts';
import { maxLegs, readTipData, type TipData } from './tip-data.ts';

/** The most pictures of a tip. */
export const maxImages = 8;
const maxImageBytes = 5 * 1024 * 1024;

/** A picture that came with a form, and the address that it will have. */
export interface NewImage {
  file: IncomingFile;
  address: string;
}

/** A form that was read and whose every field and picture is in order. */
export interface TipForm {
  data: TipData;
  images: NewImage[];
  /** The version that was edited; null when the form does not say. */
  version: number | null;
}

interface SavedFile {
  incoming: IncomingFile;
  isTooLong: boolean;
}

/**
 * Reads a tip's form, hands it to `use`, and then puts its pictures where their addresses say. When anything fails, also
 * in `use`, nothing of the form stays.
 * @throws HttpError 422 with codes by field: those of the tip's data, else `images: too_many`,
 * else `version: invalid`, else by the place of a picture
 * `images.0: too_large, empty, not_an_image, damaged`; see `readMultipart` for a form that cannot be read
 */
export async function withTipForm<Result>(
  media: MediaStore,
  request: FastifyRequest,
  use: (form: TipForm) => Promise<Result>,
): Promise<Result> {
  const save = async ({ stream, isTooLong }: MultipartFile): Promise<SavedFile> => ({
    incoming: await media.receive(stream),
    isTooLong: isTooLong(),
  });
  const { fields, files, hasMoreFiles } = await readMultipart(
    request,
    { fields: 16 + 4 * maxLegs, fieldBytes: 32 * 1024, files: maxImages, fileBytes: maxImageBytes },
    save,
    ({ incoming }) => media.discard(incoming),
  );
  let saved: NewImage[] | null = null;
  try {
    const data = readTipData(fields);
    if (hasMoreFiles) throw refusedField('images', 'too_many');
    const images = await readImages(media, files);
    const version = readVersion(fields);
    const result = await use({ data, images, version });
    saved = images;
    return result;
  } finally {
    await settle(media, files, saved, request.log);
  }
}

function readVersion(fields: ReadonlyMap<string, string>): number | null {
  const given = fields.get('tip[version]');
  if (given === undefined) return null;
  const version = parseId(given);
  if (version === null) throw refusedField('version', 'invalid');
  return version;
}

/** Puts the pictures of a form that was saved in their places, which the tip does not wait for should the disk fail; else forgets whatever came in. */
async function settle(
  media: MediaStore,
  files: readonly SavedFile[],
  saved: NewImage[] | null,
  log: FastifyBaseLogger,
): Promise<void> {
  const logMissing = (error: unknown) =>
    log.error(error, 'A picture of a tip was not put in its place; the next start does it');
  if (saved === null) await Promise.all(files.map(({ incoming }) => media.discard(incoming)));
  else await Promise.all(saved.map(({ file, address }) => media.keep(file, address).catch(logMissing)));
}

/** Looks at the pictures one after the other, so that only one is in memory. */
async function readImages(media: MediaStore, files: readonly SavedFile[]): Promise<NewImage[]> {
  const images: NewImage[] = [];
  const faults: FieldCodes = {};
  for (const [place, { incoming, isTooLong }] of files.entries()) {
    const { type, fault } = isTooLong
      ? { type: null, fault: 'too_large' }
      : checkImage(await incoming.read());
    if (type === null) faults[`images.${place}`] = [fault];
    else images.push({ file: incoming, address: media.addressOf(incoming, type) });
  }
  if (Object.keys(faults).length > 0) throw new HttpError(422, faults);
  return images;
}
