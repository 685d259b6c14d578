import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as client from './index.ts';
import * as socket from './socket.ts';
import * as sse from './sse.ts';

const run = promisify(execFile);
const maxBytes = 15_000;
const inProject = (path: string) => new URL(`../../${path}`, import.meta.url);

it('is smaller than 15 kB with its dependencies', async () => {
  const { stdout } = await run(process.execPath, [fileURLToPath(inProject('client/size.mjs'))]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(maxBytes);
});

it('depends on graphql-ws only', async () => {
  const { dependencies } = JSON.parse(await readFile(inProject('client/package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['graphql-ws']);
});

it('has every code of docs/errors.md', async () => {
  const page = await readFile(inProject('docs/errors.md'), 'utf8');
  const [, table = ''] = /^## Codes\n(.*?)^## /ms.exec(page) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  const codes = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code));
  expect(codes.length).toBeGreaterThan(15);
  expect([...client.errorCodes].sort()).toEqual(codes.sort());
});

it('exports the names in the README', async () => {
  const readme = await readFile(inProject('client/README.md'), 'utf8');
  const named = readme.match(/\b(?:create[A-Z]\w+|\w+(?:Transport|Cookies))\b/g) ?? [];
  const exported = { ...client, ...socket, ...sse };
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in exported))).toEqual([]);
});
