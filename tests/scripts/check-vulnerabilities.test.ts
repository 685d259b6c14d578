import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkVulnerabilities } from '../../scripts/lib/check-vulnerabilities.ts';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';

let registry: Server;
/** npm caches advisories there. */
let npmCache: ScratchFolder;

/** Starts a package registry with these advisories, or without an advisory endpoint for null. */
async function startRegistry(advisories: object | null): Promise<void> {
  registry = createServer((request, response) => {
    const name = request.url?.slice(1);
    if (request.method === 'GET') {
      response.end(JSON.stringify({ name, versions: { '9.9.9': { name, version: '9.9.9' } } }));
    } else if (advisories === null) response.writeHead(405).end();
    else response.end(JSON.stringify(advisories));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
}

async function check(): Promise<{ passes: boolean; output: string }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const passes = await checkVulnerabilities();
  return { passes, output: write.mock.calls.map(([text]) => text).join('') };
}

const advisory = (severity: string) => [
  { id: 1, title: 'Bad', url: 'https://example.com/1', severity, vulnerable_versions: '<9.9.9' },
];

beforeEach(async () => {
  npmCache = await makeScratchFolder();
  vi.stubEnv('npm_config_cache', npmCache.path);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  registry.close();
  await npmCache.remove();
});

test('a high vulnerability of a production package fails with its name', async () => {
  await startRegistry({ fastify: advisory('high') });
  expect(await check()).toEqual({ passes: false, output: expect.stringContaining('fastify') });
});

test('a vulnerability of a development package or of low severity passes', async () => {
  await startRegistry({ vitest: advisory('critical'), fastify: advisory('low') });
  expect(await check()).toEqual({ passes: true, output: '' });
});

test('a registry without advisories passes and is reported as not checked', async () => {
  await startRegistry(null);
  expect(await check()).toEqual({ passes: true, output: expect.stringContaining('Not checked') });
});
