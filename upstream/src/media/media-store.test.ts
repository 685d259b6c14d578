import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { openMediaStore } from './media-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipgraph-store-'));
  return () => rm(folder, { recursive: true, force: true });
});

const now = new Date('2026-03-14T12:00:00Z');
const noReferences = async () => new Set<string>();

test('a file is available once it is stored, and can be removed', async () => {
  const store = await openMediaStore(folder, noReferences, now);
  const file = await store.receive(Readable.from([Buffer.from('one'), Buffer.from('two')]));
  expect(await file.read()).toEqual(Buffer.from('onetwo'));
  const address = store.addressOf(file, 'png');
  const name = address.replace('/media/tips/', '');
  expect(await readdir(join(folder, 'tips'))).toEqual([]);
  await store.store(file, address);
  const stored = await store.open(name);
  expect(await stored?.readFile('utf8')).toBe('onetwo');
  await stored?.close();
  await store.discard(file);
  expect(await readdir(join(folder, 'tips'))).toEqual([name]);
  await store.remove(address);
  expect(await readdir(join(folder, 'tips'))).toEqual([]);
});

test('a stream that fails leaves no file', async () => {
  const store = await openMediaStore(folder, noReferences, now);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('one');
      throw new Error('cut off');
    })(),
  );
  await expect(store.receive(broken)).rejects.toThrow('cut off');
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('a stream that fails before its file is open leaves no file', async () => {
  const store = await openMediaStore(folder, noReferences, now);
  let openNow = () => {};
  const openLater = (
    path: string,
    flags: string,
    mode: number,
    done: (error: null, file: number) => void,
  ) => {
    openNow = () => done(null, fs.openSync(path, flags, mode));
  };
  vi.spyOn(fs, 'open').mockImplementationOnce(openLater as typeof fs.open);
  const broken = new Readable({ read() {} });
  const received = store.receive(broken).catch((error: Error) => error.message);
  broken.destroy(new Error('cut off'));
  // File operations, so turns for a removal that wrongly does not wait for the file.
  for (let turn = 0; turn < 20; turn += 1) await readdir(folder);
  openNow();
  expect(await received).toBe('cut off');
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('names and URL paths cannot leave the folder', async () => {
  const store = await openMediaStore(folder, noReferences, now);
  const outside = join(folder, 'keep-me.png');
  await writeFile(outside, 'x');
  await store.remove('/media/tips/../keep-me.png');
  await store.remove('https://images.example/keep-me.png');
  expect(await readFile(outside, 'utf8')).toBe('x');
  expect(await store.open('../keep-me.png')).toBeNull();
});

test('a start with another database keeps stored images', async () => {
  const first = await openMediaStore(folder, noReferences, now);
  const file = await first.receive(Readable.from(['one']));
  const address = first.addressOf(file, 'png');
  await first.store(file, address);
  const longAgo = new Date(0);
  await utimes(join(folder, address.replace('/media/', '')), longAgo, longAgo);
  await openMediaStore(folder, noReferences, now);
  expect(await readdir(join(folder, 'tips'))).toEqual([address.replace('/media/tips/', '')]);
});

test('a start stores received files that are referenced, and deletes the others after an hour', async () => {
  const first = await openMediaStore(folder, noReferences, now);
  const files = await Promise.all(
    ['referenced', 'old', 'new'].map((text) => first.receive(Readable.from([text]))),
  );
  const [referenced, old, recent] = files.map(({ key }) => key);
  const longAgo = new Date(now.getTime() - 3_600_001);
  await utimes(join(folder, 'incoming', String(old)), longAgo, longAgo);
  await utimes(join(folder, 'incoming', String(recent)), now, now);

  await openMediaStore(
    folder,
    async (addresses) => new Set(addresses.filter((one) => one === `/media/tips/${referenced}.webp`)),
    now,
  );
  expect(await readdir(join(folder, 'incoming'))).toEqual([recent]);
  expect(await readdir(join(folder, 'tips'))).toEqual([`${referenced}.webp`]);
});
