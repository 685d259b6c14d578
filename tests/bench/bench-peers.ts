import { endChildren } from './child.ts';
import { aimsTable } from './peers/aims.ts';
import { measureOperations } from './peers/measure-operations.ts';
import { operationAims, operationTables } from './peers/operations-report.ts';
import { type Recording, recordReplies } from './record.ts';

/** Operations of the gateway beside those of its peers and of the limits. */
export async function benchOperations(): Promise<void> {
  await withRecording(async (recording) => {
    const measured = await measureOperations(recording);
    console.log(`${operationTables(measured)}\n\n${aimsTable(operationAims(measured))}`);
  });
}

/** Does something with recorded replies; whatever it started is ended then. */
async function withRecording(act: (recording: Recording) => Promise<void>): Promise<void> {
  const recording = await recordReplies();
  try {
    await act(recording);
  } finally {
    endChildren();
    await recording.remove();
  }
}
