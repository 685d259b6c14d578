import { liveSources, personalSources } from '../domains/index.ts';
import type { LiveAudience, LiveKind } from '../domains/live-source.ts';

/** Kinds of the polled lists. */
export const liveKinds: readonly LiveKind[] = liveSources.map(({ kind }) => kind);

/** Kinds of personal changes. */
export const personalKinds: readonly LiveKind[] = personalSources.map(({ kind }) => kind);

const liveLanguages = ['pl', 'en'] as const;
export type LiveLanguage = (typeof liveLanguages)[number];

/** A change of a list row before it is logged, identified by (`kind`, `id`, `state`). */
export interface LiveEntry {
  readonly kind: LiveKind;
  readonly id: number;
  readonly state: string;
  /** null for a row that was not known before; absent in entries of an older release. */
  readonly previousState?: string | null | undefined;
  readonly audience: LiveAudience;
  /** The upstream's row by language, so that a replay needs no upstream call. */
  readonly wire: Readonly<Record<LiveLanguage, unknown>>;
  /** The span that found it; absent without tracing. */
  readonly traceparent?: string | undefined;
}

/** A change of a person's own data before it is logged. The data itself is read with their credentials. */
export interface PersonalEntry {
  readonly kind: LiveKind;
  /** The upstream's number or uid of the record. */
  readonly id: string;
  /** The owner's `personKey`. */
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

export const isPersonal = <Entry extends LiveEntry | PersonalEntry>(
  entry: Entry,
): entry is Extract<Entry, PersonalEntry> => 'person' in entry;

export const isListed = <Entry extends LiveEntry | PersonalEntry>(
  entry: Entry,
): entry is Extract<Entry, LiveEntry> => !isPersonal(entry);
