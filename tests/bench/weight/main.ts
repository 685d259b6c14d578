/**
 * Checks that the built pages weigh no more than in recorded.json, or with `--record` records their weights.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compareWeights, weightTable } from './compare-weights.ts';
import { type PageWeight, readWeights } from './read-weights.ts';

const record = new URL('recorded.json', import.meta.url);

const current = await readWeights(fileURLToPath(new URL('../../../web/dist', import.meta.url)));
console.log(weightTable(current));

if (process.argv.includes('--record')) {
  await writeFile(record, `${JSON.stringify(current, null, 2)}\n`);
} else {
  const recorded = JSON.parse(await readFile(record, 'utf8')) as Record<string, PageWeight>;
  const grown = compareWeights(recorded, current);
  for (const line of grown) console.error(line);
  if (grown.length > 0) {
    console.error('When that is wanted, record it with npm run weight -- --record and commit the file.');
    process.exitCode = 1;
  }
}
