interface ReportedTip {
  readonly tipNumber: number;
  readonly sequence: number;
  readonly sealedAt: string;
  /** Why it was cancelled; null while that is not public. */
  readonly reason: string | null;
  /** For an edited tip: whether its match had started. */
  readonly afterKickOff?: boolean;
}

export type SealProblemCode =
  | 'SEAL_REMOVED'
  | 'ORDER_SWAPPED'
  | 'CHAIN_FORKED'
  | 'BACKDATED'
  | 'TIP_TWICE'
  | 'SEAL_CHANGED'
  | 'SALT_CHANGED'
  | 'CONTENT_CHANGED'
  | 'HEAD_REPLACED'
  | 'FIGURES_DIFFER';

interface Figures {
  readonly tips: number;
  readonly stake: number;
  readonly units: number;
  readonly yield: number | null;
}

/** Groups of tips that a report lists. */
export type ReportSection = 'edited' | 'voided' | 'removed' | 'resettled' | 'late' | 'recorded';

/** The result of `verify.mjs` for a whole chain. */
export interface SealReport extends Readonly<Record<ReportSection, readonly ReportedTip[]>> {
  readonly isOk: boolean;
  /** The first problem; `sequence` and `tipNumber` are null when it concerns no single seal. */
  readonly problem: {
    readonly code: SealProblemCode;
    readonly sequence: number | null;
    readonly tipNumber: number | null;
  } | null;
  readonly seals: number;
  readonly tips: number;
  /** The number of tips that are not public yet. */
  readonly closed: number;
  readonly head: { readonly sequence: number; readonly hash: string };
  readonly figures: 'equal' | 'different' | 'waiting' | 'none';
  readonly counted: Figures;
  readonly withRemoved: Figures;
  readonly published: Figures | null;
  readonly counts: Readonly<Record<ReportSection, number>>;
}

export interface SealProgress {
  readonly done: number;
  readonly total: number;
  /** Null until the whole chain was checked. */
  readonly report: SealReport | null;
}

/** Reply of the worker `verify.mjs` to each message; `progress` is null for a site without seals. */
export type SealWorkerReply =
  | { readonly progress: SealProgress | null; readonly after: string | null; readonly error?: never }
  | { readonly error: string };
