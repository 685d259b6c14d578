import type { RequestListener } from 'node:http';
import { readBody } from '../lib/serve.ts';
import { withFragments } from '../operations/operations.ts';
import type { DropinfoRow } from '../operations/wire.ts';

/** What the watchers subscribe to. */
export const liveQuery = withFragments(
  'subscription Live($after: String) { dropinfosAdded(after: $after) { cursor gap dropinfos { ...Dropinfo } } }',
);

/** The value of the field `dropinfosAdded`. */
export interface LivePayload {
  readonly cursor: string;
  readonly gap: boolean;
  readonly dropinfos: readonly DropinfoRow[];
}

/** What a peer is told when a row comes. */
export const payloadOf = (row: DropinfoRow): LivePayload => ({
  cursor: String(row.id),
  gap: false,
  dropinfos: [row],
});

/** The operation's id of a watcher: all are of the same length. */
export const watcherId = (index: number): string => `w${String(index).padStart(6, '0')}`;

/** What stands in a payload before the number of each row. */
export const uidStart = '"uid":"bench-';

const dayMs = 86_400_000;

/** The row that comes as the nth: like another but with ids of its own, made now, of a match that is to come. */
export const rowToCome = (sample: DropinfoRow, nth: number): DropinfoRow => ({
  ...sample,
  id: 1_000_000 + nth,
  uid: `bench-${nth}`,
  created_at: new Date().toISOString(),
  date: new Date(Date.now() + dayMs).toISOString(),
});

/** Milliseconds on a scale that all processes of this machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Takes rows that are posted to a peer, and tells that they were handed on. */
export const takeEvents =
  (publish: (row: DropinfoRow) => void): RequestListener =>
  async (request, response) => {
    publish(JSON.parse(await readBody(request)) as DropinfoRow);
    response.writeHead(204).end();
  };
