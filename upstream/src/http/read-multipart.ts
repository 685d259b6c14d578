import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** Lets the routes of a server take multipart bodies, which they read by `readMultipart`. */
export function acceptMultipart(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
}

/** The most that a body may hold. */
interface MultipartLimits {
  fields: number;
  fieldBytes: number;
  files: number;
  fileBytes: number;
}

/** A body that was read: its texts by name, and what became of its files, in their order. */
interface Multipart<Saved> {
  fields: ReadonlyMap<string, string>;
  files: readonly Saved[];
  /** Whether there were more files than allowed; those past it were not looked at. */
  hasMoreFiles: boolean;
}

/** One file of a body: its name in the form, and whether it is longer than allowed; known when it was read to its end. */
export interface MultipartFile {
  name: string;
  stream: Readable;
  isTooLong(): boolean;
}

const refused = (code: string) => new HttpError(422, { base: [code] });

/**
 * Reads a multipart body of a route behind `acceptMultipart`, handing each file on as it streams in; nothing of a file is
 * kept in memory. Every file that was begun is waited for, also when the body turns out to be broken.
 * @param save takes a file to its end; what it answers comes back in `files`, and what it throws ends the reading and is thrown
 * @param undo takes back what was saved when the body cannot be used
 * @throws HttpError 415 for another type, 422 with `base: malformed` for a broken body, `base: too_large` for too many or too long fields
 */
export async function readMultipart<Saved>(
  request: FastifyRequest,
  { fields: maxFields, fieldBytes, files: maxFiles, fileBytes }: MultipartLimits,
  save: (file: MultipartFile) => Promise<Saved>,
  undo: (saved: Saved) => Promise<void>,
): Promise<Multipart<Saved>> {
  const fields = new Map<string, string>();
  const streams: Readable[] = [];
  const saving: Promise<Saved>[] = [];
  let hasMoreFiles = false;
  let isTooLarge = false;
  const parser = parserOf(request, {
    fields: maxFields,
    fieldSize: fieldBytes,
    fieldNameSize: 100,
    files: maxFiles,
    fileSize: fileBytes,
    parts: maxFields + maxFiles + 1,
    headerPairs: 20,
  });
  parser.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) isTooLarge = true;
    fields.set(name, value);
  });
  parser.on('file', (name, stream) => {
    const saved = save({ name, stream, isTooLong: () => stream.truncated });
    saved.catch((error: Error) => parser.destroy(error));
    streams.push(stream);
    saving.push(saved);
  });
  // What fails a file may come when the parser is through already.
  parser.on('error', () => {});
  parser.on('filesLimit', () => {
    hasMoreFiles = true;
  });
  for (const event of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => {
      isTooLarge = true;
    });
  }
  const fault: unknown = await pipeline(request.raw, parser).then(
    () => null,
    (error: unknown) => error,
  );
  const parsed = fault === null;
  if (!parsed) for (const stream of streams) stream.destroy(new Error('The body was cut off'));
  const results = await Promise.allSettled(saving);
  const files = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failures: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (parsed && !isTooLarge && failures.length === 0) return { fields, files, hasMoreFiles };
  await Promise.all(files.map(undo));
  const failure = parsed ? failures[0] : failures.find((one) => one === fault);
  if (failure !== undefined) throw failure;
  throw refused(parsed ? 'too_large' : 'malformed');
}

function parserOf(
  { headers }: FastifyRequest,
  limits: NonNullable<ConstructorParameters<typeof Busboy>[0]['limits']>,
) {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new HttpError(415, ['Send multipart/form-data.']);
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits });
  } catch {
    throw refused('malformed');
  }
}
