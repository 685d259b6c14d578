import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { badUserInput } from '../../kit/errors.ts';
import { Upload } from '../../kit/upload.ts';
import { type Deferred, deferred } from './deferred.ts';
import { placeUploads } from './map-uploads.ts';

/** The most that a multipart request may hold. */
export interface UploadLimits {
  /** Bytes of the whole request. */
  readonly bytes: number;
  /** Bytes of `operations` and of `map`, each. */
  readonly fieldBytes: number;
  readonly files: number;
}

/** A multipart request whose operation is known while its files still come. */
export interface MultipartRequest {
  /** The operation, with files in its variables. */
  readonly params: Record<string, unknown>;
  /** Ends the reading: files that nobody has read are taken off the wire and dropped. */
  release(): void;
}

/** Bytes of a form beside its two fields, until both are known: their heads, and what came in one piece with them. */
const besideFields = 65_536;

const cutOff = () => new Error('The file did not come whole.');

/**
 * Begins to read a multipart request as the GraphQL multipart request specification says: `operations`, `map`, then the
 * files. Nothing of a file is kept: it goes on as fast as its reader takes it. Throws BAD_USER_INPUT for a request that is
 * none, or that holds more than it may.
 */
export async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limits: UploadLimits,
): Promise<MultipartRequest> {
  const parser = createParser(contentType, limits);
  const texts = new Map<string, string>();
  const files = new Map<string, Deferred<Readable>>();
  const passedOver = new Set<string>();
  const params = deferred<Record<string, unknown>>();
  const released = deferred<void>();
  let expected: readonly string[] = [];
  let current: { name: string; stream: Readable } | null = null;
  let isReleased = false;
  let isKnown = false;

  function release(): void {
    isReleased = true;
    released.resolve();
    current?.stream.destroy();
    for (const file of files.values()) file.reject(cutOff());
  }

  function fail(message: string): void {
    params.reject(badUserInput(message));
    release();
  }

  function uploadOf(name: string): Upload {
    const file = deferred<Readable>();
    files.set(name, file);
    return new Upload(async () => {
      if (passedOver.has(name)) throw cutOff();
      passOverBefore(name);
      return file.promise;
    });
  }

  /** Files that come before one that is read now, and that nobody has read, are dropped: it could not come else. */
  function passOverBefore(name: string): void {
    for (const [earlier, file] of files) {
      if (earlier === name) return;
      passedOver.add(earlier);
      file.reject(cutOff());
      if (current?.name === earlier) current.stream.resume();
    }
  }

  parser.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) return fail('The request is too large.');
    texts.set(name, value);
    const [operations, map] = [texts.get('operations'), texts.get('map')];
    if (name !== 'map' || operations === undefined || map === undefined) return undefined;
    try {
      const placed = placeUploads({ operations, map }, limits.files, uploadOf);
      expected = placed.names;
      isKnown = true;
      params.resolve(placed.params);
    } catch (error) {
      params.reject(error);
      release();
    }
    return undefined;
  });

  parser.on('file', (name, stream) => {
    stream.on('error', () => undefined);
    if (name !== expected[0]) return fail('The files must follow "map" and come in its order.');
    expected = expected.slice(1);
    current = { name, stream };
    files.get(name)?.resolve(stream);
    if (passedOver.has(name)) stream.resume();
    return undefined;
  });

  parser.on('error', () => fail('The request is no whole form.'));
  parser.on('finish', () => {
    params.reject(badUserInput('A multipart request needs "operations" and then "map".'));
    for (const name of expected) files.get(name)?.reject(cutOff());
  });

  void feed({
    body,
    parser,
    mostBytes: limits.bytes,
    mostBytesUnknown: 2 * limits.fieldBytes + besideFields,
    isKnown: () => isKnown,
    isReleased: () => isReleased,
    released: released.promise,
    fail,
  });
  return { params: await params.promise, release };
}

function createParser(contentType: string, { fieldBytes, files }: UploadLimits) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: fieldBytes, fields: 2, files: files + 1, parts: files + 3, headerPairs: 20 },
    });
  } catch {
    throw badUserInput('The request is no whole form.');
  }
}

interface Feeding {
  readonly body: ReadableStream<Uint8Array>;
  readonly parser: ReturnType<typeof createParser>;
  readonly mostBytes: number;
  /** The most that may have come before the operation is known. */
  readonly mostBytesUnknown: number;
  readonly isKnown: () => boolean;
  readonly isReleased: () => boolean;
  readonly released: Promise<void>;
  readonly fail: (message: string) => void;
}

/** Hands a body to the parser at the pace at which the files are read; after the release it is read and dropped. */
async function feed(feeding: Feeding): Promise<void> {
  const { body, parser, mostBytes, mostBytesUnknown, isKnown, isReleased, released, fail } = feeding;
  const reader = body.getReader();
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const isEndless = size > mostBytesUnknown && !isKnown();
      size += next.value.byteLength;
      if (isEndless || size > mostBytes) return fail('The request is too large.');
      if (isReleased() || parser.write(next.value)) continue;
      await Promise.race([once(parser, 'drain').catch(() => undefined), released]);
    }
    if (!isReleased()) parser.end();
  } catch {
    fail('The request was cut off.');
  }
  return undefined;
}
