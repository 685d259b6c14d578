import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { Plugin } from 'graphql-yoga';
import { isMultipart } from '../guard/csrf.ts';
import { badUserInput, tooLarge } from '../kit/errors.ts';
import { isRecord } from '../kit/is-record.ts';
import { Upload } from '../kit/upload.ts';

interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/** Makes a promise that is settled from outside; a rejection that nobody waits for is no fault. */
export function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

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

function parsed(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badUserInput(`"${name}" is no JSON.`);
  }
  if (!isRecord(value)) throw badUserInput(`"${name}" must be one object.`);
  return value;
}

/** Whether one path comes before another: numbers count as numbers. */
function comesBefore(one: readonly string[], other: readonly string[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [a = '', b = ''] = [one[at], other[at]];
  const inList = /^\d+$/.test(a) && /^\d+$/.test(b);
  return !inList || Number(a) < Number(b);
}

/** Puts a file into the null at its path. */
function setUpload(root: Record<string, unknown>, path: readonly string[], upload: Upload): void {
  let holder: unknown = root;
  for (const part of path.slice(0, -1)) holder = member(holder, part);
  const last = path.at(-1) ?? '';
  if (member(holder, last) !== null) throw badUserInput(`There is no null for a file at ${path.join('.')}.`);
  if (Array.isArray(holder)) holder[Number(last)] = upload;
  else if (isRecord(holder)) holder[last] = upload;
}

/** What an object or a list has itself under a name; undefined for nothing. */
function member(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return /^\d{1,3}$/.test(name) ? holder[Number(name)] : undefined;
  return isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/**
 * Reads the two texts of a multipart request and puts a file at each path of the variables that `map` names. Throws
 * BAD_USER_INPUT for a batch, more files than allowed, a file for several paths or none, and paths that are not in the
 * order of the files.
 */
function mapUploads(
  texts: { readonly operations: string; readonly map: string },
  maxFiles: number,
  uploadOf: (name: string) => Upload,
): { params: Record<string, unknown>; names: readonly string[] } {
  const params = parsed(texts.operations, 'operations');
  const files = Object.entries(parsed(texts.map, 'map'));
  if (files.length > maxFiles) throw badUserInput(`A request may carry ${maxFiles} files.`);
  let previous: readonly string[] | null = null;
  for (const [name, paths] of files) {
    const [path] = Array.isArray(paths) && paths.length === 1 ? paths : [];
    if (typeof path !== 'string' || !path.startsWith('variables.') || path.length > 200) {
      throw badUserInput(`"map" must name one place in the variables for the file ${name}.`);
    }
    const parts = path.split('.');
    if (previous !== null && !comesBefore(previous, parts)) {
      throw badUserInput('Files must come in the order of their places.');
    }
    setUpload(params, parts, uploadOf(name));
    previous = parts;
  }
  return { params, names: files.map(([name]) => name) };
}

/**
 * Takes multipart requests: their operation runs while the files still come. What is left of them after the answer is
 * dropped. A request that is told to be too large is refused before anything is read.
 */
export function takeUploads(limits: UploadLimits): Plugin {
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
