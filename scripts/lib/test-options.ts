import { parseArgs } from 'node:util';
import { parseTestClock } from './test-clock.ts';
import { UserError } from './user-error.ts';

/** The options of `npm test`. */
export interface TestOptions {
  /** Names of steps; empty for the default ones. */
  readonly steps: readonly string[];
  /** Runs only what changes since this commit can affect; null for a full run. */
  readonly changedSince: string | null;
  /** The time at the start of the run. */
  readonly clock: Date;
  /** Whether to write the tables of docs/testing.md. */
  readonly writesReport: boolean;
}

const usage =
  'npm test -- [STEP …] [--changed[=COMMIT]] [--clock=YYYY-MM-DDTHH:MM, time in Warsaw] [--node=MAJOR] [--report]';

/** @throws UserError for an unknown or invalid option */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values, positionals } = parse(args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)));
  return {
    steps: positionals,
    changedSince: values.changed ?? null,
    clock: parseTestClock(values.clock),
    writesReport: values.report ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        changed: { type: 'string' },
        clock: { type: 'string', default: '2026-03-14T12:00' },
        report: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
