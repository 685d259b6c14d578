import { liveSources, personalSources } from '../domains/index.ts';
import type { LiveAudience, LiveKind } from '../domains/live-source.ts';

/** Kinds of the lists that the domains show live. */
export const liveKinds: readonly LiveKind[] = liveSources.map(({ kind }) => kind);

/** Kinds of what the domains show live to the one person whose it is. */
export const personalKinds: readonly LiveKind[] = personalSources.map(({ kind }) => kind);

/** Languages that every event carries. */
export const liveLanguages = ['pl', 'en'] as const;
export type LiveLanguage = (typeof liveLanguages)[number];

/** A change before it has a place in the log. Its identity is (`kind`, `id`, `state`). */
export interface LiveEntry {
  readonly kind: LiveKind;
  readonly id: number;
  readonly state: string;
  /** What the state was before, null for a thing that was not seen before; absent in what an older release has written. */
  readonly previousState?: string | null | undefined;
  readonly audience: LiveAudience;
  /** The upstream's row in each language, so that a replay needs no upstream. */
  readonly wire: Readonly<Record<LiveLanguage, unknown>>;
  /** The step of a trace that has found it; absent when nothing is traced. */
  readonly traceparent?: string | undefined;
}

/** A change of what is one person's own, before it has a place in the log. What it is now is read with their credentials. */
export interface PersonalEntry {
  readonly kind: LiveKind;
  /** The upstream's number or uid of the thing. */
  readonly id: string;
  /** Whose it is, by `personKey`. */
  readonly person: string;
  /** Of a personal event none: it is found by nobody's reading. */
  readonly traceparent?: undefined;
}

/** A place in the log: `seq` grows by one with every event, `at` is when it was written (ms since 1970). */
interface Placed {
  readonly seq: number;
  readonly cursor: string;
  readonly at: number;
}

/** A change in the log, of a list's thing or of one person's own. */
export type ListEvent = LiveEntry & Placed;
export type PersonalEvent = PersonalEntry & Placed;
export type LiveEvent = ListEvent | PersonalEvent;

/** Whether something is one person's own. */
export const isPersonal = <Entry extends LiveEntry | PersonalEntry>(
  entry: Entry,
): entry is Extract<Entry, PersonalEntry> => 'person' in entry;

/** Whether something is a list's. */
export const isListed = <Entry extends LiveEntry | PersonalEntry>(
  entry: Entry,
): entry is Extract<Entry, LiveEntry> => !isPersonal(entry);
