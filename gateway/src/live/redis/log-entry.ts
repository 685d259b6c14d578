import type { LiveEntry } from '../event.ts';

/** An entry of the stream. */
export interface LogEntry {
  readonly logId: string;
  readonly seq: number;
  /** When it was written, milliseconds since 1970, as Redis keeps it. */
  readonly at: string;
  /** null for the first entry of a log, which only names it. */
  readonly entry: LiveEntry | null;
}

/** What ioredis gives for an entry: its id, and its fields with their values. */
type RawEntry = readonly [id: string, fields: readonly string[]];

/**
 * Reads entries of the stream, in order. Only a gateway's ledger writes them, so what it wrote comes back; one that was
 * deleted by hand while it was read is left out.
 */
export function readEntries(raw: readonly RawEntry[]): LogEntry[] {
  return raw.flatMap(([id, fields]) => {
    const [, logId, , at, , event] = fields ?? [];
    if (logId === undefined || at === undefined) {
      return [];
    }
    const entry = event === undefined ? null : (JSON.parse(event) as LiveEntry);
    return [{ logId, seq: Number(id.split('-', 1)[0]), at, entry }];
  });
}
