import { endChildren } from './child.ts';
import { type Aim, aimsTable } from './peers/aims.ts';
import { liveAims, liveTables } from './peers/live-report.ts';
import { measureLive } from './peers/measure-live.ts';
import { measureOperations } from './peers/measure-operations.ts';
import { operationAims, operationTables } from './peers/operations-report.ts';
import { describeRun, writeBenchmarks } from './peers/write-benchmarks.ts';
import { type Recording, recordReplies } from './record.ts';

/** What a part of the bench found out. */
interface Found {
  readonly title: string;
  readonly tables: string;
  readonly aims: readonly Aim[];
}

/** Operations of the gateway beside those of its peers and of the limits. */
export const benchOperations = (): Promise<void> => report([operationsOf], { write: false });

/** Live events of the gateway beside those of its peers and of the limit. */
export const benchLive = (): Promise<void> => report([liveOf], { write: false });

/** Operations and live events together; `write` puts what is printed into docs/benchmarks.md too. */
export const benchPeers = (options: { write: boolean }): Promise<void> =>
  report([operationsOf, liveOf], options);

async function operationsOf(recording: Recording): Promise<Found> {
  const measured = await measureOperations(recording);
  return { title: 'Operations', tables: operationTables(measured), aims: operationAims(measured) };
}

async function liveOf(recording: Recording): Promise<Found> {
  const measured = await measureLive(recording);
  return { title: 'Live', tables: liveTables(measured), aims: liveAims(measured) };
}

/** Measures one part after another on the same recorded replies; whatever was started is ended then. */
async function report(
  parts: readonly ((recording: Recording) => Promise<Found>)[],
  { write }: { write: boolean },
): Promise<void> {
  const run = describeRun();
  const recording = await recordReplies();
  try {
    const found: Found[] = [];
    for (const part of parts) found.push(await part(recording));
    const text = [
      run,
      '### Beside the aims',
      aimsTable(found.flatMap(({ aims }) => aims)),
      ...found.flatMap(({ title, tables }) => [`### ${title}`, tables]),
    ].join('\n\n');
    console.log(text);
    if (write) await writeBenchmarks(text);
  } finally {
    endChildren();
    await recording.remove();
  }
}
