import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { Plugin } from 'graphql-yoga';
import { isMultipart } from '../guard/csrf.ts';
import { countedBytes } from '../guard/limits.ts';
import { badUserInput, tooLarge } from '../kit/errors.ts';
import { isRecord } from '../kit/is-record.ts';
import { Upload } from '../kit/upload.ts';

type Deferred<Value> = ReturnType<typeof deferred<Value>>;

/** A promise that is settled from outside. An unhandled rejection is ignored. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

interface UploadLimits {
  readonly bytes: number;
  /** Bytes of `operations` and of `map`, each. */
  readonly fieldBytes: number;
  readonly files: number;
}

type MultipartRequest = Awaited<ReturnType<typeof readMultipart>>;

/** Maximum size of a form before both fields are complete, in addition to the fields. */
const maxExtraBytes = 65_536;

const incompleteFile = () => new Error('The file is incomplete.');

/**
 * Reads a multipart request by the GraphQL multipart request specification: `operations`, `map`, then the files. Files are
 * streamed with backpressure.
 * @returns the operation, with files in its variables that may still be streaming; `release` discards the unread ones
 * @throws BAD_USER_INPUT for an invalid request or one that exceeds `limits`
 */
export async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limits: UploadLimits,
) {
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
    throw badUserInput('The request is not a valid form.');
  }
}

/** A chunk is parsed in pieces, because the parser creates a stream for each part and stops only after a whole piece. */
const maxPieceBytes = 16_384;

function* piecesOf(chunk: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < chunk.byteLength; at += maxPieceBytes) yield chunk.subarray(at, at + maxPieceBytes);
}

class MultipartReading {
  readonly #limits: UploadLimits;
  readonly #parser: Parser;
  readonly #fields = new Map<string, string>();
  readonly #files = new Map<string, Deferred<Readable>>();
  readonly #skipped = new Set<string>();
  readonly #params = deferred<Record<string, unknown>>();
  readonly #released = deferred<void>();
  #expected: readonly string[] = [];
  #current: { readonly name: string; readonly stream: Readable } | null = null;
  #isReleased = false;
  #hasParams = false;

  constructor(contentType: string, limits: UploadLimits) {
    this.#limits = limits;
    this.#parser = createParser(contentType, limits);
    this.#parser.on('field', (name, value, isNameTruncated, isValueTruncated) => {
      if (isNameTruncated || isValueTruncated) this.#fail('The request is too large.');
      else this.#onField(name, value);
    });
    this.#parser.on('file', (name, stream) => this.#onFile(name, stream));
    this.#parser.on('partsLimit', () => this.#fail('The request is too large.'));
    this.#parser.on('error', () => this.#fail('The request is not a valid form.'));
    this.#parser.on('finish', () => {
      this.#params.reject(badUserInput('A multipart request needs "operations" and then "map".'));
      for (const name of this.#expected) this.#files.get(name)?.reject(incompleteFile());
    });
  }

  get params(): Promise<Record<string, unknown>> {
    return this.#params.promise;
  }

  release(): void {
    this.#isReleased = true;
    this.#released.resolve();
    this.#current?.stream.destroy();
    for (const file of this.#files.values()) file.reject(incompleteFile());
  }

  /** Parses a body as fast as the files are read. After the release it is read and discarded. */
  async feed(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    const maxBytesBeforeParams = 2 * this.#limits.fieldBytes + maxExtraBytes;
    let size = 0;
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const isTooLong = size > maxBytesBeforeParams && !this.#hasParams;
        size += countedBytes(next.value);
        if (isTooLong || size > this.#limits.bytes) {
          this.#fail('The request is too large.');
          return;
        }
        for (const piece of piecesOf(next.value)) await this.#parse(piece);
      }
      if (!this.#isReleased) this.#parser.end();
    } catch {
      this.#fail('The request was cut off.');
    }
  }

  /** Parses a piece, and waits while the files are not read. */
  async #parse(piece: Uint8Array): Promise<void> {
    if (this.#isReleased || this.#parser.write(piece)) return;
    await Promise.race([once(this.#parser, 'drain').catch(() => undefined), this.#released.promise]);
  }

  #onField(name: string, value: string): void {
    this.#fields.set(name, value);
    const [operations, map] = [this.#fields.get('operations'), this.#fields.get('map')];
    if (name !== 'map' || operations === undefined || map === undefined) return;
    try {
      const mapped = mapUploads({ operations, map }, this.#limits.files, (file) => this.#uploadOf(file));
      this.#expected = mapped.names;
      this.#hasParams = true;
      this.#params.resolve(mapped.params);
    } catch (error) {
      this.#params.reject(error);
      this.release();
    }
  }

  #onFile(name: string, stream: Readable): void {
    stream.on('error', () => undefined);
    // A part may have no name.
    if (this.#expected.length === 0 || name !== this.#expected[0]) {
      this.#fail('The files must follow "map" and come in its order.');
      return;
    }
    this.#expected = this.#expected.slice(1);
    this.#current = { name, stream };
    this.#files.get(name)?.resolve(stream);
    if (this.#skipped.has(name)) stream.resume();
  }

  #uploadOf(name: string): Upload {
    const file = deferred<Readable>();
    this.#files.set(name, file);
    return new Upload(async () => {
      if (this.#skipped.has(name)) throw incompleteFile();
      this.#skipFilesBefore(name);
      return file.promise;
    });
  }

  /** Discards the unread files before `name`, which otherwise could not be reached. */
  #skipFilesBefore(name: string): void {
    for (const [earlier, file] of this.#files) {
      if (earlier === name) return;
      this.#skipped.add(earlier);
      file.reject(incompleteFile());
      if (this.#current?.name === earlier) this.#current.stream.resume();
    }
  }

  #fail(message: string): void {
    this.#params.reject(badUserInput(message));
    this.release();
  }
}

function parseField(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badUserInput(`"${name}" is not JSON.`);
  }
  if (!isRecord(value)) throw badUserInput(`"${name}" must be one object.`);
  return value;
}

/** Compares list indexes as numbers; other paths have no order. */
function comesBefore(one: readonly string[], other: readonly string[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [a = '', b = ''] = [one[at], other[at]];
  const areIndexes = /^\d+$/.test(a) && /^\d+$/.test(b);
  return !areIndexes || Number(a) < Number(b);
}

function setUpload(root: Record<string, unknown>, path: readonly string[], upload: Upload): void {
  let parent: unknown = root;
  for (const part of path.slice(0, -1)) parent = member(parent, part);
  const last = path.at(-1) ?? '';
  if (member(parent, last) !== null) throw badUserInput(`There is no null for a file at ${path.join('.')}.`);
  if (Array.isArray(parent)) parent[Number(last)] = upload;
  else if (isRecord(parent)) parent[last] = upload;
}

/** An own property or list item. */
function member(parent: unknown, name: string): unknown {
  if (Array.isArray(parent)) return /^\d{1,3}$/.test(name) ? parent[Number(name)] : undefined;
  return isRecord(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined;
}

/**
 * Parses both fields of a multipart request and puts an `Upload` at each path in `map`.
 * @throws BAD_USER_INPUT for a batch, too many files, a file with several paths or none, and paths in another order than
 * the files
 */
function mapUploads(
  fields: { readonly operations: string; readonly map: string },
  maxFiles: number,
  uploadOf: (name: string) => Upload,
): { params: Record<string, unknown>; names: readonly string[] } {
  const params = parseField(fields.operations, 'operations');
  const files = Object.entries(parseField(fields.map, 'map'));
  if (files.length > maxFiles) throw badUserInput(`A request may carry ${maxFiles} files.`);
  let previous: readonly string[] | null = null;
  for (const [name, paths] of files) {
    const [path] = Array.isArray(paths) && paths.length === 1 ? paths : [];
    if (typeof path !== 'string' || !path.startsWith('variables.') || path.length > 200) {
      throw badUserInput(`"map" must have one path in the variables for the file ${name}.`);
    }
    const parts = path.split('.');
    if (previous !== null && !comesBefore(previous, parts)) {
      throw badUserInput('Files must be in the order of their paths.');
    }
    setUpload(params, parts, uploadOf(name));
    previous = parts;
  }
  return { params, names: files.map(([name]) => name) };
}

/** Parses multipart requests. Their operation runs while the files are streaming; unread files are discarded after the answer. */
export function parseUploads(limits: UploadLimits): Plugin {
  const running = new WeakMap<Request, MultipartRequest>();
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method !== 'POST' || !isMultipart(request)) return;
      if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) throw tooLarge();
      const { body } = request;
      if (body === null) return;
      setRequestParser(async () => {
        const multipart = await readMultipart(body, request.headers.get('content-type') ?? '', limits);
        running.set(request, multipart);
        return multipart.params;
      });
    },
    onResponse({ request }) {
      running.get(request)?.release();
    },
  };
}
