import { describe, expect, test } from 'vitest';
import { Upload } from '../kit/upload.ts';
import { deferred, readMultipart } from './uploads.ts';

const limits = { bytes: 400_000, fieldBytes: 2_000, files: 3 };
const boundary = 'the-boundary';
const type = `multipart/form-data; boundary=${boundary}`;
const query = 'mutation ($a: Upload) { x }';

const field = (name: string, value: unknown) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`;
const file = (name: string, text: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="../${name}.png"\r\n\r\n${text}\r\n`;
const end = `--${boundary}--\r\n`;

/** A body without buffering between its parts. */
const bodyOf = (parts: string[]) =>
  new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(Buffer.from(part));
      },
    },
    { highWaterMark: 0 },
  );
const read = (...parts: string[]) => readMultipart(bodyOf(parts), type, limits);
const operations = (variables: unknown) => field('operations', { query, variables });

async function textOf(upload: unknown, maxBytes = 1_000_000): Promise<string> {
  if (!(upload instanceof Upload)) throw new Error('Not an upload.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of upload.chunks(maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
const variablesOf = ({ params }: { params: Record<string, unknown> }) =>
  params.variables as Record<string, unknown>;

describe('a request with files', () => {
  test('is parsed before its files are complete', async () => {
    const gate = deferred<void>();
    const head =
      operations({ a: null, list: [null, null] }) +
      field('map', { 0: ['variables.a'], 1: ['variables.list.0'], 2: ['variables.list.1'] });
    const first = file('0', 'one');
    const parts = [
      head + first.slice(0, -5),
      `${first.slice(-5)}${file('1', 'two')}${file('2', 'three')}${end}`,
    ];
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent > 0) await gate.promise;
        const part = parts[sent++];
        if (part === undefined) controller.close();
        else controller.enqueue(Buffer.from(part));
      },
    });
    const request = await readMultipart(body, type, limits);
    expect(request.params.query).toBe(query);
    gate.resolve();
    const { a, list } = variablesOf(request) as { a: unknown; list: unknown[] };
    expect([await textOf(a), await textOf(list[0]), await textOf(list[1])]).toEqual(['one', 'two', 'three']);
  });

  test('applies backpressure to a large file', async () => {
    const parts = [operations({ a: null }) + field('map', { 0: ['variables.a'] })];
    parts.push(
      file('0', '').replace(/\r\n$/, ''),
      ...Array<string>(20).fill('x'.repeat(16_384)),
      `\r\n${end}`,
    );
    const total = parts.length;
    const request = await readMultipart(bodyOf(parts), type, limits);
    await new Promise(setImmediate);
    expect(parts.length).toBeGreaterThan(total / 2);
    expect(await textOf(variablesOf(request).a)).toHaveLength(20 * 16_384);
    expect(parts).toHaveLength(0);
  });

  test('discards the rest of a file after its reader has stopped', async () => {
    const request = await read(
      operations({ a: null, b: null }) + field('map', { 0: ['variables.a'], 1: ['variables.b'] }),
      file('0', 'x'.repeat(90_000)),
      file('1', 'next') + end,
    );
    const { a, b } = variablesOf(request);
    expect(await textOf(a, 11)).toBe('x'.repeat(11));
    expect(await textOf(b)).toBe('next');
  });

  test('discards the rest of a file whose reader was aborted', async () => {
    const request = await read(
      operations({ a: null, b: null }) + field('map', { 0: ['variables.a'], 1: ['variables.b'] }),
      ...[file('0', 'x'.repeat(90_000)), file('1', 'next') + end],
    );
    const { a, b } = variablesOf(request);
    for await (const _chunk of (a as Upload).chunks(90_000)) break;
    expect(await textOf(b)).toBe('next');
  });

  test('discards an unread file when a later one is read', async () => {
    const request = await read(
      operations({ a: null, b: null }) + field('map', { 0: ['variables.a'], 1: ['variables.b'] }),
      file('0', 'x'.repeat(90_000)),
      file('1', 'next') + end,
    );
    const { a, b } = variablesOf(request);
    expect(await textOf(b)).toBe('next');
    await expect(textOf(a)).rejects.toThrow();
  });

  test('is read to its end after the release', async () => {
    const parts = [
      operations({ a: null }) + field('map', { 0: ['variables.a'] }),
      file('0', 'x'.repeat(90_000)),
      end,
    ];
    const request = await read(...parts);
    request.release();
    await expect(textOf(variablesOf(request).a)).rejects.toThrow();
  });
});

describe('the reader of a file', () => {
  const head = operations({ a: null }) + field('map', { 0: ['variables.a'] });
  test.each([
    ['is cut off', [head, file('0', 'x'.repeat(300)).slice(0, -20)]],
    ['does not come', [head, end]],
    ['has another name', [head, file('9', 'x') + end]],
    [
      'makes the request too large',
      [head, file('0', 'x'.repeat(30_000)).trimEnd(), ...Array<string>(30).fill('x'.repeat(20_000))],
    ],
  ])('gets an error when it %s', async (_, parts) => {
    const request = await read(...parts);
    await expect(textOf(variablesOf(request).a)).rejects.toThrow();
  });
});

describe('a form is refused', () => {
  const map = (value: unknown) => field('map', value);
  const none = operations({ a: null, b: null, list: [null] });
  test.each([
    ['without operations', map({}) + end],
    ['without a map', none + end],
    ['with files before the map', none + file('0', 'x') + map({ 0: ['variables.a'] }) + end],
    [
      'with a file without a name',
      `--${boundary}\r\ncontent-disposition: form-data; filename="a.png"\r\n\r\n${'x'.repeat(70_000)}\r\n${end}`,
    ],
    ['as a batch', field('operations', [{ query }]) + map({}) + end],
    ['with broken JSON', field('operations', '{') + map({}) + end],
    [
      'with too many files',
      none + map({ 0: ['variables.a'], 1: ['variables.b'], 2: ['variables.list.0'], 3: ['variables.x'] }),
    ],
    ['with several paths for one file', none + map({ 0: ['variables.a', 'variables.b'] })],
    ['with a file without a path', none + map({ 0: [] })],
    ['with a path outside of the variables', none + map({ 0: ['query'] })],
    ['with a path that does not exist', none + map({ 0: ['variables.c'] })],
    ['with a path in the prototype', none + map({ 0: ['variables.__proto__.a'] })],
    ['with a path that is not null', operations({ a: 'text' }) + map({ 0: ['variables.a'] })],
    [
      'with list paths in another order',
      operations({ list: [null, null] }) + map({ 0: ['variables.list.1'], 1: ['variables.list.0'] }),
    ],
    ['with a long field', field('operations', { query: 'x'.repeat(3_000) })],
    ['when it is not multipart', 'hello'],
  ])('%s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test.each(['', '\r\n\r\n'])('with too many parts, such as %j', async (part) => {
    const form = `--${boundary}\r\n${part}`.repeat(100);
    await expect(read(form)).rejects.toMatchObject({ message: 'The request is too large.' });
  });

  test('in many short chunks', async () => {
    const form = operations({ text: 'x'.repeat(1_500) }) + map({}) + end;
    await expect(read(...form)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('without a boundary', async () => {
    await expect(readMultipart(bodyOf(['']), 'multipart/form-data', limits)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
