import { breakdown } from './breakdown.ts';
import { recordReplies } from './record.ts';
import { table } from './table.ts';

/** Where the processor time of the gateway's operations goes. */
export async function benchStages(): Promise<void> {
  const recording = await recordReplies();
  try {
    console.log('\nProcessor time of the stages within the gateway, µs');
    const stages = [
      'JSON',
      'decode',
      'parse*',
      'validate*',
      'compiled',
      'projected',
      'graphql-js',
      'stringify',
      'by hand',
    ];
    const head = ['operation', 'replies kB', ...stages];
    console.log(table(head, await breakdown(recording.file)));
    console.log('* once for each document, then remembered');
  } finally {
    await recording.remove();
  }
}
