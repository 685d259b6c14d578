import type { DropinfoRow } from './wire.ts';

/** What the watchers subscribe to. */
export const liveQuery = `subscription Live { dropinfosAdded { cursor gap dropinfos {
  id uid title tip kickOff createdAt minutesToKickOff drop
  dropped { label openingOdds odds } opposite { label openingOdds odds } } } }`;

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
