import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { activations } from '../../upstream/src/db/purchase-tables.ts';
import { actionMessages } from '../../web/src/routes/admin/users/user/lib/log-lines.ts';

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
  expect(Object.keys(actionMessages).sort()).toEqual([...logged].sort());
});
