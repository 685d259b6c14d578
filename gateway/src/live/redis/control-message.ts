import { z } from 'zod';
import { liveKinds } from '../event.ts';

/** A word from one gateway to the others. */
const controlMessage = z.union([
  z.object({ from: z.string(), poll: z.enum(liveKinds) }),
  z.object({ from: z.string(), reauthenticate: z.string().nullable() }),
  z.object({ from: z.string(), free: z.literal(true) }),
]);

/** `poll`: read a kind now; `reauthenticate`: have the sockets of a person, or all for null, do so; `free`: there is no leader any more. `from` is a gateway. */
export type ControlMessage = z.infer<typeof controlMessage>;

/** The message in an entry of the stream; null for one of another version. */
export function readControlMessage(fields: readonly string[]): ControlMessage | null {
  try {
    return controlMessage.parse(JSON.parse(fields[1] ?? ''));
  } catch {
    return null;
  }
}
