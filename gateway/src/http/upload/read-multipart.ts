import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { badUserInput } from '../../kit/errors.ts';
import { Upload } from '../../kit/upload.ts';
import { type Deferred, deferred } from './deferred.ts';
import { mapUploads } from './map-uploads.ts';

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

/** Bytes of a form next to its two fields, until both are known: their heads, and what came in one piece with them. */
const maxBytesNextToFields = 65_536;

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
  const reading = new MultipartReading(contentType, limits);
  void reading.feed(body);
  return { params: await reading.params, release: () => reading.release() };
}

type Parser = InstanceType<typeof Busboy>;

function createParser(contentType: string, { fieldBytes, files }: UploadLimits): Parser {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: fieldBytes, fields: 2, files: files + 1, parts: files + 3, headerPairs: 20 },
    });
  } catch {
    throw badUserInput('The request is no whole form.');
  }
}

/** One multipart request while it comes. */
class MultipartReading {
  readonly #limits: UploadLimits;
  readonly #parser: Parser;
  readonly #fields = new Map<string, string>();
  readonly #files = new Map<string, Deferred<Readable>>();
  readonly #passedOver = new Set<string>();
  readonly #params = deferred<Record<string, unknown>>();
  readonly #released = deferred<void>();
  /** The names of the files that have yet to come, in their order. */
  #expected: readonly string[] = [];
  #current: { readonly name: string; readonly stream: Readable } | null = null;
  #isReleased = false;
  #isKnown = false;

  constructor(contentType: string, limits: UploadLimits) {
    this.#limits = limits;
    this.#parser = createParser(contentType, limits);
    this.#parser.on('field', (name, value, nameIsCut, valueIsCut) => {
      if (nameIsCut || valueIsCut) this.#fail('The request is too large.');
      else this.#onField(name, value);
    });
    this.#parser.on('file', (name, stream) => this.#onFile(name, stream));
    this.#parser.on('error', () => this.#fail('The request is no whole form.'));
    this.#parser.on('finish', () => {
      this.#params.reject(badUserInput('A multipart request needs "operations" and then "map".'));
      for (const name of this.#expected) this.#files.get(name)?.reject(cutOff());
    });
  }

  /** The operation, with files in its variables. */
  get params(): Promise<Record<string, unknown>> {
    return this.#params.promise;
  }

  /** Ends the reading: files that nobody has read are dropped. */
  release(): void {
    this.#isReleased = true;
    this.#released.resolve();
    this.#current?.stream.destroy();
    for (const file of this.#files.values()) file.reject(cutOff());
  }

  /** Hands a body to the parser as fast as the files are read; after the release it is read and dropped. */
  async feed(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    const maxBytesUnknown = 2 * this.#limits.fieldBytes + maxBytesNextToFields;
    let size = 0;
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const isEndless = size > maxBytesUnknown && !this.#isKnown;
        size += next.value.byteLength;
        if (isEndless || size > this.#limits.bytes) {
          this.#fail('The request is too large.');
          return;
        }
        if (this.#isReleased || this.#parser.write(next.value)) continue;
        await Promise.race([once(this.#parser, 'drain').catch(() => undefined), this.#released.promise]);
      }
      if (!this.#isReleased) this.#parser.end();
    } catch {
      this.#fail('The request was cut off.');
    }
  }

  #onField(name: string, value: string): void {
    this.#fields.set(name, value);
    const [operations, map] = [this.#fields.get('operations'), this.#fields.get('map')];
    if (name !== 'map' || operations === undefined || map === undefined) return;
    try {
      const mapped = mapUploads({ operations, map }, this.#limits.files, (file) => this.#uploadOf(file));
      this.#expected = mapped.names;
      this.#isKnown = true;
      this.#params.resolve(mapped.params);
    } catch (error) {
      this.#params.reject(error);
      this.release();
    }
  }

  #onFile(name: string, stream: Readable): void {
    stream.on('error', () => undefined);
    if (name !== this.#expected[0]) {
      this.#fail('The files must follow "map" and come in its order.');
      return;
    }
    this.#expected = this.#expected.slice(1);
    this.#current = { name, stream };
    this.#files.get(name)?.resolve(stream);
    if (this.#passedOver.has(name)) stream.resume();
  }

  #uploadOf(name: string): Upload {
    const file = deferred<Readable>();
    this.#files.set(name, file);
    return new Upload(async () => {
      if (this.#passedOver.has(name)) throw cutOff();
      this.#passOverBefore(name);
      return file.promise;
    });
  }

  /** Files that come before one that is read now, and that nobody has read, are dropped: it could not come else. */
  #passOverBefore(name: string): void {
    for (const [earlier, file] of this.#files) {
      if (earlier === name) return;
      this.#passedOver.add(earlier);
      file.reject(cutOff());
      if (this.#current?.name === earlier) this.#current.stream.resume();
    }
  }

  #fail(message: string): void {
    this.#params.reject(badUserInput(message));
    this.release();
  }
}
