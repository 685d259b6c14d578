import type { Outcome } from './use-settle-tip.ts';

/** What a tip brings in units when it ends so. */
export function unitsAfter(outcome: Outcome, { rate, exchange }: { rate: number; exchange: number }): number {
  if (outcome === 'CANCEL') return 0;
  return outcome === 'SUCCESS' ? rate * (exchange - 1) : -rate;
}
