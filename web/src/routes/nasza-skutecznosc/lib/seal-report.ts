/** A tip that a report names. */
interface NamedTip {
  readonly tipNumber: number;
  readonly sequence: number;
  readonly sealedAt: string;
  /** Why it was cancelled; null where that is not public yet. */
  readonly reason: string | null;
  /** Of one that was edited: whether its match had begun. */
  readonly afterKickOff?: boolean;
}

/** What can be wrong with a chain. */
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

/** Tips that a report lists by themselves. */
export type NamedList = 'edited' | 'voided' | 'removed' | 'resettled' | 'late' | 'recorded';

/** What `verify.mjs` found in a whole chain. */
export interface SealReport extends Readonly<Record<NamedList, readonly NamedTip[]>> {
  readonly isOk: boolean;
  /** The first thing that is wrong; `sequence` and `tipNumber` are null where it is no single seal. */
  readonly problem: {
    readonly code: SealProblemCode;
    readonly sequence: number | null;
    readonly tipNumber: number | null;
  } | null;
  readonly seals: number;
  readonly tips: number;
  /** How many tips are not public yet. */
  readonly closed: number;
  readonly head: { readonly sequence: number; readonly hash: string };
  readonly figures: 'equal' | 'different' | 'waiting' | 'none';
  readonly counted: Figures;
  readonly withRemoved: Figures;
  readonly published: Figures | null;
  readonly counts: Readonly<Record<NamedList, number>>;
}

/** How far a check is. */
export interface SealProgress {
  readonly done: number;
  readonly total: number;
  /** Null until the chain was read to its end. */
  readonly report: SealReport | null;
}

/** What the worker `verify.mjs` answers to each message: `progress` is null for a site without seals. */
export type SealAnswer =
  | { readonly progress: SealProgress | null; readonly after: string | null; readonly error?: never }
  | { readonly error: string };
