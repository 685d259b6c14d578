import { parseArgs } from 'node:util';
import { parseTestClock } from './test-clock.ts';
import { UserError } from './user-error.ts';

/** What `npm test` was asked to do. */
export interface TestOptions {
  /** Names of steps, in the order given; none for the usual ones. */
  readonly steps: readonly string[];
  /** The commit since which changes count, for a run of what they can touch; null for a whole run. */
  readonly changedSince: string | null;
  /** The time at which the run stands when it starts. */
  readonly clock: Date;
  /** Whether to write the table of docs/testing.md. */
  readonly writesReport: boolean;
}

const usage =
  'npm test -- [STEP …] [--changed[=COMMIT]] [--clock=YYYY-MM-DDTHH:MM, time in Warsaw] [--node=MAJOR] [--report]';

/** @throws UserError for an option that is not known or cannot be read */
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
