import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { type Aim, aimsText } from './aims.ts';
import { pinsProcesses } from './child.ts';

/** The results of a part of the bench. */
export interface Found {
  readonly title: string;
  /** How it was measured, in one or two sentences. */
  readonly how: string;
  readonly tables: string;
  readonly aims: readonly Aim[];
}

/** Date and machine of a run, in sentences. */
export function describeRun(): string {
  const date = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const [load = 0] = loadavg();
  const pinned = pinsProcesses() ? '' : ' Processes were not bound to cores.';
  return `${date}, Node ${process.version}, ${cpus().length} × ${model}, load average ${load.toFixed(1)} at the start.${pinned}`;
}

/** The printed text of a part. */
export const textOf = ({ how, tables, aims }: Found, run: string): string =>
  `${[run, how, ...(aims.length > 0 ? [`Aims: ${aimsText(aims)}`] : [])].join(' ').trim()}\n\n${tables}`;

const files = { benchmarks: 'docs/benchmarks.md', capacity: 'docs/capacity.md' };

/**
 * Replaces the text between two named marks in a document, or appends it with its marks at the
 * end.
 */
export async function writeSection(document: keyof typeof files, name: string, text: string): Promise<void> {
  const file = new URL(`../../../${files[document]}`, import.meta.url);
  await writeFile(file, withSection(await readFile(file, 'utf8'), name, text));
}

/** A document with a section replaced. */
export function withSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- begin: ${name} -->`, `<!-- end: ${name} -->`];
  const section = `${begin}\n${text}\n${end}`;
  const [before, after] = [document.indexOf(begin), document.indexOf(end)];
  if (before === -1 || after === -1) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, before) + section + document.slice(after + end.length);
}
