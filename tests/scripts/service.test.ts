import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { Service } from '../../scripts/lib/service.ts';

let folder: ScratchFolder;
beforeAll(async () => {
  folder = await makeScratchFolder();
});
afterAll(() => folder.remove());

/** A server that logs two lines before it is ready. */
async function startLogging(lastLine: string) {
  const script = join(folder.path, 'server.mjs');
  await writeFile(
    script,
    `console.log('{"level":"warn","msg":"a setting is unknown"}');
    ${lastLine}
    setInterval(() => {}, 1000);`,
  );
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  return { service: new Service({ name: 'gateway', script, env: {} }), printed };
}

test("a server's log from before it is ready is printed when it is", async () => {
  const { service, printed } = await startLogging(
    `setTimeout(() => process.send({ ready: 'http://x' }), 200);`,
  );
  try {
    await service.ready;
    await expect.poll(() => printed).toEqual(['gateway warn: a setting is unknown\n']);
  } finally {
    await service.stop();
  }
});

test('the log of a server that does not start is not printed: the error has its last line', async () => {
  const { service, printed } = await startLogging(`process.exit(1);`);
  await expect(service.ready).rejects.toThrow('The gateway did not start: a setting is unknown');
  expect(printed).toEqual([]);
});
