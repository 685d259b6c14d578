import type { TestResults } from './test-results.ts';

/** A failed check ends the run; after a failed suite the run continues. */
export type Step = {
  readonly name: string;
  readonly about: string;
  /** With `--changed` the step runs only when a matching file has changed. */
  readonly dependsOn?: RegExp;
  /** Runs only when it is named. */
  readonly extra?: boolean;
  /** Name of a step to run concurrently with. */
  readonly alongside?: string;
} & ({ readonly check: () => Promise<boolean> } | { readonly suite: () => Promise<TestResults> });

/** Groups the steps that run concurrently. */
export function groupSteps(chosen: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of chosen) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.name === step.alongside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
