import { z } from 'zod';
import { liveKinds } from '../event.ts';

/** A word from one gateway to the others. */
const controlMessage = z.union([
  z.object({ from: z.string(), look: z.enum(liveKinds) }),
  z.object({ from: z.string(), prove: z.string().nullable() }),
  z.object({ from: z.string(), free: z.literal(true) }),
]);

/** Look at a kind now; ask a person's sockets, or all for null, for proof; nobody watches any more. `from` is a gateway. */
export type ControlMessage = z.infer<typeof controlMessage>;

/** The message in an entry of the stream; null for one of another version. */
export function readControlMessage(fields: readonly string[]): ControlMessage | null {
  try {
    return controlMessage.parse(JSON.parse(fields[1] ?? ''));
  } catch {
    return null;
  }
}
