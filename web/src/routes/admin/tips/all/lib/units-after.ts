import type { Outcome } from './use-settle-tip.ts';

/** What a tip brings in units when it ends so. */
export function unitsAfter(outcome: Outcome, { stake, odds }: { stake: number; odds: number }): number {
  if (outcome === 'CANCEL') return 0;
  return outcome === 'SUCCESS' ? stake * (odds - 1) : -stake;
}
