import type { RequestListener } from 'node:http';
import { readBody } from '../lib/serve.ts';
import { withFragments } from '../operations/operations.ts';
import type { DropinfoRow } from '../operations/wire.ts';

/** The watchers' subscription. */
export const liveQuery = withFragments(
  'subscription Live($after: String) { dropinfosAdded(after: $after) { cursor gap dropinfos { ...Dropinfo } } }',
);

/** The value of the field `dropinfosAdded`. */
export interface LivePayload {
  readonly cursor: string;
  readonly gap: boolean;
  readonly dropinfos: readonly DropinfoRow[];
}

/** The message to a peer about a new row. */
export const payloadOf = (row: DropinfoRow): LivePayload => ({
  cursor: String(row.id),
  gap: false,
  dropinfos: [row],
});

/** The operation id of a watcher; all have the same length. */
export const watcherId = (index: number): string => `w${String(index).padStart(6, '0')}`;

/** The text before a row's number in a payload. */
export const uidStart = '"uid":"bench-';

const dayMs = 86_400_000;

/** The nth row: a copy with new ids, created now, of a future match. */
export const rowToCome = (sample: DropinfoRow, nth: number): DropinfoRow => ({
  ...sample,
  id: 1_000_000 + nth,
  uid: `bench-${nth}`,
  created_at: new Date().toISOString(),
  date: new Date(Date.now() + dayMs).toISOString(),
});

/** Milliseconds on a clock that all processes share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Handles rows that are posted to a peer, and answers when they were delivered. */
export const takeEvents =
  (publish: (row: DropinfoRow) => void): RequestListener =>
  async (request, response) => {
    publish(JSON.parse(await readBody(request)) as DropinfoRow);
    response.writeHead(204).end();
  };
