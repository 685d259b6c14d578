import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, refusedField } from './http-error.ts';

/** Lets routes accept multipart bodies, which they read by `readMultipart`. */
export function acceptMultipart(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
}

/** Maximum counts and sizes. */
interface MultipartLimits {
  fields: number;
  fieldBytes: number;
  files: number;
  fileBytes: number;
}

export interface MultipartFile {
  /** Name of the form field. */
  name: string;
  stream: Readable;
  /** Whether the file was truncated. Valid after the stream has ended. */
  isTooLong(): boolean;
}

/**
 * Reads a multipart body of a route behind `acceptMultipart`. Files are streamed, not buffered. Waits for all started files,
 * also if the body is malformed.
 * @param save consumes the stream of a file; its error aborts the reading and is rethrown
 * @param undo reverts a saved file when the body is rejected
 * @returns `files`: the results of `save` in order; `hasMoreFiles`: whether there were more than allowed, which are ignored;
 * `isCut`: whether that holds for fields, or one is cut
 * @throws HttpError 415 for another type, 422 with `base: malformed` for a broken body
 */
export async function readMultipart<Saved>(
  request: FastifyRequest,
  { fields: maxFields, fieldBytes, files: maxFiles, fileBytes }: MultipartLimits,
  save: (file: MultipartFile) => Promise<Saved>,
  undo: (saved: Saved) => Promise<void>,
) {
  const fields = new Map<string, string>();
  const streams: Readable[] = [];
  const saving: Promise<Saved>[] = [];
  let hasMoreFiles = false;
  let isCut = false;
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
    if (nameIsCut || valueIsCut) isCut = true;
    fields.set(name, value);
  });
  parser.on('file', (name, stream) => {
    const saved = save({ name, stream, isTooLong: () => stream.truncated });
    saved.catch((error: Error) => parser.destroy(error));
    streams.push(stream);
    saving.push(saved);
  });
  // A file can fail after the parser has finished.
  parser.on('error', () => {});
  parser.on('filesLimit', () => {
    hasMoreFiles = true;
  });
  for (const event of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => {
      isCut = true;
    });
  }
  const parseError: unknown = await pipeline(request.raw, parser).then(
    () => null,
    (error: unknown) => error,
  );
  const isParsed = parseError === null;
  if (!isParsed) for (const stream of streams) stream.destroy(new Error('The body was cut off'));
  const results = await Promise.allSettled(saving);
  const files = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failures: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (isParsed && failures.length === 0) return { fields, files, hasMoreFiles, isCut };
  await Promise.all(files.map(undo));
  const failure = isParsed ? failures[0] : failures.find((candidate) => candidate === parseError);
  if (failure !== undefined) throw failure;
  throw refusedField('base', 'malformed');
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
    throw refusedField('base', 'malformed');
  }
}
