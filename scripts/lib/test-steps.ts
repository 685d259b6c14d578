import { UserError } from './base.ts';
import { clockOption, parseOptions, parseTestClock } from './command-line.ts';
import { run } from './processes.ts';
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

/** The options of `npm test`. */
export type TestOptions = ReturnType<typeof readTestOptions>;

const usage =
  'npm test -- [STEP …] [--changed[=COMMIT]] [--clock=YYYY-MM-DDTHH:MM, time in Warsaw] [--node=MAJOR] [--report]';

/** @throws UserError for an unknown or invalid option */
export function readTestOptions(args: readonly string[]) {
  const { values, positionals } = parseOptions(usage, {
    args: args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    allowPositionals: true,
    options: { changed: { type: 'string' }, clock: clockOption, report: { type: 'boolean' } },
  });
  return {
    /** Names of steps; empty for the default ones. */
    steps: positionals,
    /** Runs only what changes since this commit can affect; null for a full run. */
    changedSince: values.changed ?? null,
    /** The time at the start of the run. */
    clock: parseTestClock(values.clock),
    /** Whether to write the tables of docs/testing.md. */
    writesReport: values.report ?? false,
  };
}

/**
 * The files that differ from a commit and the untracked files, relative to the project's folder.
 * @throws UserError when git does not know the commit
 */
export async function changedFiles(since: string): Promise<readonly string[]> {
  const changed = await run('git', ['diff', '--name-only', since, '--'], { quiet: true });
  if (changed.code !== 0) throw new UserError(`git does not know the commit ${since}.`);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard'], { quiet: true });
  return `${changed.output}\n${added.output}`.split('\n').filter((path) => path !== '');
}
