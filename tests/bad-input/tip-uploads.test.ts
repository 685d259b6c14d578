import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tips } from '../../upstream/src/db/tip-tables.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { makePng } from '../harness/make-png.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

let stack: Stack;
let admin: GraphClient;
let before: { tips: number; files: string[] };

const pictures = async () =>
  (await readdir(join(stack.dataDir, 'media'), { recursive: true })).filter((name) => name.includes('/'));
const stored = async () => ({ tips: (await stack.db.select().from(tips)).length, files: await pictures() });

beforeAll(async () => {
  stack = await startStack();
  admin = await stack.signedIn('admin');
  before = await stored();
});
afterEach(async () => {
  await expect.poll(stored, { message: 'nothing was stored' }).toEqual(before);
  expect((await admin.run('{ tips { totalCount } }')).errors, 'the session still works').toEqual([]);
});
afterAll(() => stack.close());

const mib = 1024 * 1024;
const query = `mutation ($input: CreateTipInput!) { createTip(input: $input) { tip { version } errors { field code } } }`;
const input = { title: 'a', tip: 'b', type: 'DEFAULT', odds: 2, stake: 1, kickOff: '2026-03-15T18:00:00Z' };
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const send = (images: Uint8Array<ArrayBuffer>[]) =>
  admin.upload<{ createTip: { tip: unknown; errors: { field: string[]; code: string }[] } }>(
    query,
    { input: { ...input, images: images.map(() => null) } },
    Object.fromEntries(images.map((bytes, index) => [`variables.input.images.${index}`, bytes])),
  );

describe('the upload', () => {
  test.each([
    ['more than 5 MiB', [makePng(5 * mib), makePng(5 * mib + 1)], [['images.1', 'TOO_LARGE']]],
    ['nine pictures', Array.from({ length: 9 }, () => makePng()), [['images', 'TOO_MANY']]],
    ['an HTML page', [bytesOf('<!doctype html><script>alert(1)</script>')], [['images.0', 'NOT_AN_IMAGE']]],
    ['a truncated picture', [makePng().slice(0, 50), makePng()], [['images.0', 'DAMAGED']]],
    ['an empty file', [makePng(), bytesOf('')], [['images.1', 'EMPTY']]],
  ])('of %s is refused', async (_title, images, expected) => {
    const { data, errors } = await send(images);
    expect(errors).toEqual([]);
    expect(data?.createTip.tip).toBeNull();
    expect(data?.createTip.errors.map(({ field, code }) => [field.join('.'), code])).toEqual(expected);
  });

  test('of a string instead of a file is refused', async () => {
    const reply = await admin.run(query, { input: { ...input, images: ['a.png'] } });
    expect(reply.codes).toEqual(['BAD_USER_INPUT']);
  });
});

test('an aborted upload leaves no files', async () => {
  const head =
    `--cut\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query, variables: { input: { ...input, images: [null] } } })}\r\n` +
    '--cut\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.input.images.0"]}\r\n' +
    '--cut\r\ncontent-disposition: form-data; name="0"; filename="a.png"\r\n\r\n';
  const { hostname, port } = new URL(stack.url);
  const client = await stack.signedIn('typer');
  const callsBefore = stack.tap.calls.length;
  const socket = connect(Number(port), hostname);
  const headers = Object.entries({
    host: `${hostname}:${port}`,
    'content-type': 'multipart/form-data; boundary=cut',
    'content-length': '200000',
    'x-app-type': 'Browser',
    ...client.credentials,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? ''),
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /graphql HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${head}`);
  socket.write(Buffer.from(makePng(50_000)).subarray(0, 30_000));
  await expect.poll(() => pictures().then((files) => files.length)).toBe(before.files.length + 1);
  socket.destroy();
  const posts = () => stack.tap.calls.slice(callsBefore).filter(({ method }) => method === 'POST');
  await expect.poll(() => posts().map(({ path, status }) => [path, status])).toEqual([['/tips.json', 422]]);
});

test('concurrent invalid uploads are all answered', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => send([makePng(2 * mib), bytesOf('<html>')])),
  );
  for (const { data } of replies) {
    expect(data?.createTip.errors).toEqual([{ field: ['images', '1'], code: 'NOT_AN_IMAGE' }]);
  }
});
