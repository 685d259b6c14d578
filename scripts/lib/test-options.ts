import { clockOption, parseOptions, parseTestClock } from './command-line.ts';

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
