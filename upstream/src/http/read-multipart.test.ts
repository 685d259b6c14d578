import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptMultipart, type MultipartFile, readMultipart } from './read-multipart.ts';

let server: FastifyInstance;
let undone: string[];
beforeEach(() => {
  server = fastify();
  undone = [];
  acceptMultipart(server);
});
afterEach(() => server.close());

const mib = 1024 * 1024;
const limits = { fields: 1, fieldBytes: 10, files: 2, fileBytes: 2 * mib };

async function errorOf(save: (file: MultipartFile) => Promise<string>, form: FormData): Promise<unknown> {
  let caught: unknown = null;
  server.post('/', async (request) => {
    await readMultipart(request, limits, save, async (name) => {
      undone.push(name);
    }).catch((error: unknown) => {
      caught = error;
    });
    return {};
  });
  const body = new Response(form);
  await server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return caught;
}

const formOf = (...names: string[]) => {
  const form = new FormData();
  for (const name of names) form.append(name, new Blob([new Uint8Array(mib)]), name);
  return form;
};

test('an error of saving a file aborts the reading, and saved files are undone', async () => {
  const save = async ({ name, stream }: MultipartFile) => {
    if (name === 'second') {
      await pipeline(stream, createWriteStream(join(tmpdir(), 'none', 'such', 'folder')));
    }
    for await (const _ of stream);
    return name;
  };
  expect(await errorOf(save, formOf('first', 'second'))).toMatchObject({ code: 'ENOENT' });
  expect(undone).toEqual(['first']);
});

test('an error of saving after the body was read is thrown too', async () => {
  const failure = new Error('too late');
  const save = async ({ stream }: MultipartFile) => {
    for await (const _ of stream);
    throw failure;
  };
  expect(await errorOf(save, formOf('only'))).toBe(failure);
});
