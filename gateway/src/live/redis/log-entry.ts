import { z } from 'zod';
import { liveSources } from '../../domains/index.ts';
import { type LiveEntry, liveKinds, type PersonalEntry, personalKinds } from '../event.ts';

/** An entry of the stream. */
export interface LogEntry {
  readonly logId: string;
  readonly seq: number;
  /** When it was written, milliseconds since 1970, as Redis keeps it. */
  readonly at: string;
  /** null where there is no event that can be read: in the first entry of a log, and in one of another version. */
  readonly entry: LiveEntry | PersonalEntry | null;
}

/** What ioredis gives for an entry: its id, and its fields with their values. */
type RawEntry = readonly [id: string, fields: readonly string[]];

/**
 * The shape of events and of the upstream's rows in them. Raise it with every change that gateways of the release before
 * could not read: in a rolling release old and new ones read one log.
 */
const version = 1;

const listed = z.object({
  version: z.literal(version),
  kind: z.enum(liveKinds),
  id: z.number(),
  state: z.string(),
  previousState: z.string().nullish(),
  audience: z.union(liveSources.map(({ audience }) => audience)),
  wire: z.object({ pl: z.unknown(), en: z.unknown() }),
  traceparent: z.string().optional(),
});

const personal = z.object({
  version: z.literal(version),
  kind: z.enum(personalKinds),
  id: z.string(),
  person: z.string(),
});

const written = z.union([listed, personal]);

/** An event as the stream keeps it. */
export function writeEntry(entry: LiveEntry | PersonalEntry): string {
  return JSON.stringify({ version, ...entry });
}

function readEntry(text: string): LiveEntry | PersonalEntry | null {
  try {
    const { version: _, ...entry } = written.parse(JSON.parse(text));
    return entry;
  } catch {
    return null;
  }
}

/** Reads entries of the stream, in order; one that was deleted by hand while it was read is left out. */
export function readEntries(raw: readonly RawEntry[]): LogEntry[] {
  return raw.flatMap(([id, fields]) => {
    const [, logId, , at, , event] = fields ?? [];
    if (logId === undefined || at === undefined) return [];
    const entry = event === undefined ? null : readEntry(event);
    return [{ logId, seq: Number(id.split('-', 1)[0]), at, entry }];
  });
}
