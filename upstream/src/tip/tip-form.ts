import type { FastifyRequest } from 'fastify';
import { FieldReader, type NumberBounds } from '../http/field-reader.ts';
import { HttpError, refusedField } from '../http/http-error.ts';
import { type MultipartFile, readMultipart } from '../http/read-multipart.ts';
import { parseId } from '../http/read-params.ts';
import type { IncomingFile, MediaStore } from '../media/media-store.ts';
import { readImage } from '../media/read-image.ts';
import { tipKinds } from './tip-visibility.ts';

/** Per tip. */
export const maxImages = 8;
const maxImageBytes = 5 * 1024 * 1024;

/** An uploaded image and its future URL path. */
export interface NewImage {
  file: IncomingFile;
  address: string;
}

export interface TipForm {
  data: TipData;
  images: NewImage[];
  /** The version that was edited; null if the form has none. */
  version: number | null;
}

interface SavedFile {
  incoming: IncomingFile;
  isTooLong: boolean;
}

/**
 * Reads a tip's form, passes it to `use`, and then stores its images. If anything fails, also in `use`, the uploaded files
 * are discarded; a failure to store an image is only logged.
 * @throws HttpError 422 with codes by field: those of `readTipData`, else `base: too_large` for too many or too long
 * fields, else `images: too_many`, else by index
 * `images.0: too_large, empty, not_an_image, damaged, too_many_pixels`, else `version: invalid`; also the errors of `readMultipart`
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
  const { fields, files, hasMoreFiles, isCut } = await readMultipart(
    request,
    { fields: 16 + 4 * maxLegs, fieldBytes: 32 * 1024, files: maxImages, fileBytes: maxImageBytes },
    save,
    ({ incoming }) => media.discard(incoming),
  );
  try {
    const data = readTipData(fields);
    if (isCut) throw refusedField('base', 'too_large');
    if (hasMoreFiles) throw refusedField('images', 'too_many');
    const images = await readImages(media, files);
    const version = readVersion(fields);
    const result = await use({ data, images, version });
    const logMissing = (error: unknown) =>
      request.log.error(error, 'An image of a tip could not be stored; the next start stores it');
    await Promise.all(images.map(({ file, address }) => media.store(file, address).catch(logMissing)));
    return result;
  } catch (error) {
    await Promise.all(files.map(({ incoming }) => media.discard(incoming)));
    throw error;
  }
}

function readVersion(fields: ReadonlyMap<string, string>): number | null {
  const input = fields.get('tip[version]');
  if (input === undefined) return null;
  const version = parseId(input);
  if (version === null) throw refusedField('version', 'invalid');
  return version;
}

/** Reads the images one after another, so that only one is in memory. */
async function readImages(media: MediaStore, files: readonly SavedFile[]): Promise<NewImage[]> {
  const images: NewImage[] = [];
  const errors: Record<string, string[]> = {};
  for (const [index, { incoming, isTooLong }] of files.entries()) {
    const image = isTooLong
      ? ({ type: null, error: 'too_large' } as const)
      : await readImage(await incoming.read());
    if (image.type === null) {
      errors[`images.${index}`] = [image.error];
      continue;
    }
    await incoming.replace(image.bytes);
    images.push({ file: incoming, address: media.addressOf(incoming, image.type) });
  }
  if (Object.keys(errors).length > 0) throw new HttpError(422, errors);
  return images;
}

export type TipData = ReturnType<typeof readTipData>;

const maxTitle = 200;
const maxDescription = 5_000;
const maxLegs = 20;

const odds: NumberBounds = { min: 1.01, max: 1_000, decimals: 4 };
const stake: NumberBounds = { min: 0.1, max: 100, decimals: 4 };
const anyValue: NumberBounds = { min: -999_999, max: 999_999, decimals: 4 };

/**
 * Reads a tip from the fields of its form, such as `tip[title]` and `tip[matches][0][exchange]`.
 * @throws HttpError 422 with codes by path, such as `title` or `matches.0.exchange`: `blank`, `invalid`, `too_long`,
 * `out_of_range`, and `matches: too_many`
 */
function readTipData(form: ReadonlyMap<string, string>) {
  const input = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const path = pathOf(name);
      return path === null ? [] : [[path, value]];
    }),
  );
  const fields = new FieldReader(input);
  const data = {
    title: fields.requiredText('title', maxTitle),
    tip: fields.requiredText('tip', maxTitle),
    tipType: fields.requiredChoice('tip_type', tipKinds),
    exchange: fields.requiredNumber('exchange', odds),
    rate: fields.requiredNumber('rate', stake),
    ewk: fields.number('ewk', anyValue) ?? null,
    qualityValue: fields.number('quality_value', anyValue) ?? null,
    date: readTime(fields, 'date'),
    description: fields.text('description', maxDescription) ?? null,
    matches: readLegs(fields, Object.keys(input)),
  };
  fields.check();
  return data;
}

/** `matches.0.title` for `tip[matches][0][title]`; null for other fields. */
function pathOf(name: string): string | null {
  const parts = /^tip((?:\[\w+\])+)$/.exec(name)?.[1];
  return parts === undefined ? null : parts.slice(1, -1).split('][').join('.');
}

function readTime(fields: FieldReader, path: string): Date {
  return fields.time(path) ?? fields.refuse(path, 'blank') ?? new Date(0);
}

/** The legs in the order of their indexes, which may have gaps. */
function readLegs(fields: FieldReader, paths: readonly string[]) {
  const found = paths.flatMap((path) => /^matches\.(\d{1,4})\./.exec(path)?.[1] ?? []);
  const indexes = [...new Set(found)].sort((one, other) => Number(one) - Number(other));
  if (indexes.length > maxLegs) fields.refuse('matches', 'too_many');
  return indexes.slice(0, maxLegs).map((index) => ({
    date: readTime(fields, `matches.${index}.date`),
    title: fields.requiredText(`matches.${index}.title`, maxTitle),
    tip: fields.requiredText(`matches.${index}.tip`, maxTitle),
    exchange: fields.requiredNumber(`matches.${index}.exchange`, odds),
  }));
}

/** The earliest kick-off of a tip and its legs. */
export function firstKickOff({ date, matches }: { date: Date; matches: readonly { date: Date }[] }): Date {
  return new Date(Math.min(date.getTime(), ...matches.map((leg) => leg.date.getTime())));
}

/**
 * Typers are paid by results, so they may not tip on a match that has started.
 * @throws HttpError 422 with `past` for each date, `date` or `matches.0.date`, that is not in the future
 */
export function assertNotStarted({ date, matches }: TipData, now: Date): void {
  const past: Record<string, string[]> = date <= now ? { date: ['past'] } : {};
  for (const [index, leg] of matches.entries()) {
    if (leg.date <= now) past[`matches.${index}.date`] = ['past'];
  }
  if (Object.keys(past).length > 0) throw new HttpError(422, past);
}

export const loggedTip = (data: TipData, images: readonly string[]) => ({
  title: data.title,
  tip: data.tip,
  tip_type: data.tipType,
  exchange: data.exchange,
  rate: data.rate,
  ewk: data.ewk,
  quality_value: data.qualityValue,
  date: data.date,
  description: data.description,
  matches: data.matches,
  images,
});
