import type { TestResults } from './test-results.ts';

/**
 * A check passes or ends the run; a suite returns its results, and what comes after it runs all the same. One that
 * `dependsOn` files is left out of a run of what a change can touch when none of them has changed. One that is `extra`
 * runs only when it is named. One that goes `alongside` another starts together with it: both fill the processors better
 * than one after the other.
 */
export type Step = {
  readonly name: string;
  readonly about: string;
  readonly dependsOn?: RegExp;
  readonly extra?: boolean;
  readonly alongside?: string;
} & ({ readonly check: () => Promise<boolean> } | { readonly suite: () => Promise<TestResults> });

/** The steps in groups of those that start together. */
export function startedTogether(chosen: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of chosen) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.name === step.alongside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
