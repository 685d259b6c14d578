import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type FieldCodes, FieldReader, type NumberBounds } from '../http/field-reader.ts';
import { HttpError, refusedField } from '../http/http-error.ts';
import { type MultipartFile, readMultipart } from '../http/read-multipart.ts';
import { isStorable, parseId } from '../http/read-params.ts';
import { checkImage } from '../media/check-image.ts';
import type { IncomingFile, MediaStore } from '../media/media-store.ts';
import type { TipKind } from './tip-visibility.ts';

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

/** One of the matches that a tip is made of. */
export interface TipLeg {
  date: Date;
  title: string;
  tip: string;
  exchange: number;
}

/** What people write of a tip. */
export type TipData = ReturnType<typeof readTipData>;

const maxTitle = 200;
const maxDescription = 5_000;
/** The most matches that a tip may be made of. */
const maxLegs = 20;

const odds: NumberBounds = { min: 1.01, max: 1_000, decimals: 4 };
const stake: NumberBounds = { min: 0.1, max: 100, decimals: 4 };
const any: NumberBounds = { min: -999_999, max: 999_999, decimals: 4 };
const kinds: readonly TipKind[] = ['default', 'special', 'chatgpt'];

/**
 * Reads what was written of a tip from the fields of its form: `tip[title]`, `tip[matches][0][exchange]`.
 * @throws HttpError 422 with codes by path, as `title` or `matches.0.exchange`: `blank`, `invalid`, `too_long`,
 * `out_of_range`, and `matches: too_many`
 */
function readTipData(form: ReadonlyMap<string, string>) {
  const given = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const path = pathOf(name);
      return path === null ? [] : [[path, value]];
    }),
  );
  const fields = new FieldReader(given);
  const data = {
    title: readText(fields, 'title', maxTitle),
    tip: readText(fields, 'tip', maxTitle),
    tipType: readKind(fields),
    exchange: fields.neededNumber('exchange', odds),
    rate: fields.neededNumber('rate', stake),
    ewk: fields.number('ewk', any) ?? null,
    qualityValue: fields.number('quality_value', any) ?? null,
    date: readTime(fields, 'date'),
    description: readText(fields, 'description', maxDescription, false) || null,
    matches: readLegs(fields, Object.keys(given)),
  };
  fields.check();
  return data;
}

/** `matches.0.title` for `tip[matches][0][title]`; null for a field of something else. */
function pathOf(name: string): string | null {
  const parts = /^tip((?:\[\w+\])+)$/.exec(name)?.[1];
  return parts === undefined ? null : parts.slice(1, -1).split('][').join('.');
}

function readText(fields: FieldReader, path: string, max: number, isNeeded = true): string {
  const value = fields.text(path) ?? '';
  if (value === '' && isNeeded) fields.refuse(path, 'blank');
  if ([...value].length > max) fields.refuse(path, 'too_long');
  if (!isStorable(value)) fields.refuse(path, 'invalid');
  return value;
}

function readKind(fields: FieldReader): TipKind {
  const given = fields.text('tip_type') ?? '';
  const kind = kinds.find((one) => one === given);
  if (kind === undefined) fields.refuse('tip_type', given === '' ? 'blank' : 'invalid');
  return kind ?? 'default';
}

function readTime(fields: FieldReader, path: string): Date {
  const time = fields.time(path);
  if (time === null || time === undefined) fields.refuse(path, 'blank');
  return time ?? new Date(0);
}

/** The matches in the order of their numbers, which need not be without gaps. */
function readLegs(fields: FieldReader, paths: readonly string[]): TipLeg[] {
  const numbers = paths.flatMap((path) => /^matches\.(\d{1,4})\./.exec(path)?.[1] ?? []);
  const places = [...new Set(numbers)].sort((one, other) => Number(one) - Number(other));
  if (places.length > maxLegs) fields.refuse('matches', 'too_many');
  return places.slice(0, maxLegs).map((place) => ({
    date: readTime(fields, `matches.${place}.date`),
    title: readText(fields, `matches.${place}.title`, maxTitle),
    tip: readText(fields, `matches.${place}.tip`, maxTitle),
    exchange: fields.neededNumber(`matches.${place}.exchange`, odds),
  }));
}

/** When the first match of a tip is told to begin: its own date, or that of one of its matches. */
export function firstKickOff({ date, matches }: { date: Date; matches: readonly { date: Date }[] }): Date {
  return new Date(Math.min(date.getTime(), ...matches.map((leg) => leg.date.getTime())));
}

/**
 * Typers are paid by results, so that they tip no match that has begun.
 * @throws HttpError 422 with `past` for `date` and for the dates of its matches, as `matches.0.date`, that have come
 */
export function refuseBegun({ date, matches }: TipData, now: Date): void {
  const dates = [
    ['date', date] as const,
    ...matches.map((leg, place) => [`matches.${place}.date`, leg.date] as const),
  ];
  const past = dates.filter(([, time]) => time <= now);
  if (past.length === 0) return;
  throw new HttpError(422, Object.fromEntries(past.map(([path]) => [path, ['past']])));
}

/** What people write of a tip, as the log keeps it; pictures are told by their addresses. */
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
