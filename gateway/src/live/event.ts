import { liveSources, personalSources } from '../domains/index.ts';
import type { LiveAudience, LiveKind } from '../domains/live-source.ts';
import type { Lang } from '../rest/session.ts';

/** Kinds of the polled lists. */
export const liveKinds: readonly LiveKind[] = liveSources.map(({ kind }) => kind);

/** Kinds of personal changes. */
export const personalKinds: readonly LiveKind[] = personalSources.map(({ kind }) => kind);

/** A change of a list row before it is logged, identified by (`kind`, `id`, `state`). */
export interface LiveEntry {
  readonly kind: LiveKind;
  readonly id: number;
  readonly state: string;
  /** null for a row that was not known before. */
  readonly previousState: string | null;
  readonly audience: LiveAudience;
  /** The upstream's row by language, so that a replay needs no upstream call. */
  readonly wire: Readonly<Record<Lang, unknown>>;
  /** The span that found it; absent without tracing. */
  readonly traceparent?: string | undefined;
}

/** A change of a user's own data before it is logged. The data itself is read with their credentials. */
export interface PersonalEntry {
  readonly kind: LiveKind;
  /** The upstream's number or uid of the record. */
  readonly id: string;
  /** The owner's `userKeyOf`; the log stores it under this name. */
  readonly person: string;
  /** Never set: no poll finds personal changes. */
  readonly traceparent?: undefined;
}

/** `seq` grows by one with every event; `at` is the time of the write, ms since 1970. */
interface Logged {
  readonly seq: number;
  readonly cursor: string;
  readonly at: number;
}

export type ListEvent = LiveEntry & Logged;
export type PersonalEvent = PersonalEntry & Logged;
export type LiveEvent = ListEvent | PersonalEvent;

export const isPersonal = (event: LiveEvent): event is PersonalEvent => 'person' in event;

export const isListed = (event: LiveEvent): event is ListEvent => !isPersonal(event);
