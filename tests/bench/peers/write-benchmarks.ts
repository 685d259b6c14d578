import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { pinsProcesses } from '../child.ts';
import { peerSeconds, rounds } from '../settings.ts';

const file = new URL('../../../docs/benchmarks.md', import.meta.url);

/** What stands before it is written by hand. */
const marker = '<!-- What follows is written by `npm run bench -- peers --write`. -->';

/** When and where a run is made, in sentences. */
export function describeRun(): string {
  const date = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const [load = 0] = loadavg();
  return [
    `${date}, Node ${process.version}, ${cpus().length} × ${model}, load average ${load.toFixed(1)} at the start;`,
    `medians of ${rounds} rounds in turns, for operations of ${peerSeconds} s each.`,
    pinsProcesses()
      ? 'Each server had one core, shared with idle ones; the upstream, the load and the watchers had another.'
      : 'Processes were not bound to cores.',
  ].join(' ');
}

/**
 * Puts what a run found into docs/benchmarks.md, in place of the run before.
 * @throws when the document has lost its marker
 */
export async function writeBenchmarks(text: string): Promise<void> {
  const [head, ...rest] = (await readFile(file, 'utf8')).split(marker);
  if (head === undefined || rest.length === 0)
    throw new Error('docs/benchmarks.md has no marker for what is measured');
  await writeFile(file, `${head}${marker}\n\n## The last run\n\n${text}\n`);
}
