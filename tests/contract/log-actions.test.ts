import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { activations } from '../../upstream/src/db/purchase-tables.ts';

const texts = new URL('../../web/src/i18n/messages/admin.en.json', import.meta.url);
const upstream = new URL('../../upstream/src/', import.meta.url);

/** The actions in a source, as `subject.verb`. */
const namedIn = (source: string) =>
  [...source.matchAll(/\b(?:action: |log\([^)]*?)'(\w+\.\w+)'(?: : '(\w+\.\w+)')?/g)].flatMap(
    ([, ...actions]) => actions.filter((action) => action !== undefined),
  );

it('the web app has texts for exactly the actions that the upstream logs', async () => {
  const files = (await readdir(upstream, { recursive: true })).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, upstream), 'utf8')));
  const paid = activations.action.enumValues.map((action) => `subscription.${action}`);
  const logged = new Set([...sources.flatMap(namedIn), ...paid]);
  const { 'admin.log.action': names }: Record<string, string> = JSON.parse(await readFile(texts, 'utf8'));
  const named = [...(names ?? '').matchAll(/(\w+) \{/g)].map(([, name]) => name);
  const messageNames = [...logged, 'other'].map((action) => action.replace('.', '_'));
  expect(named.sort()).toEqual(messageNames.sort());
});
