import { liveSources } from '../domains/index.ts';
import type { LiveAudience, LiveKind } from '../domains/live-source.ts';

/** Kinds of what the domains show live. */
export const liveKinds: readonly LiveKind[] = liveSources.map(({ kind }) => kind);

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

/** A change in the log; `seq` grows by one with every event, `at` is when it was written (ms since 1970). */
export interface LiveEvent extends LiveEntry {
  readonly seq: number;
  readonly cursor: string;
  readonly at: number;
}
