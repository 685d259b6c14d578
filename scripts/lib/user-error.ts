/** Something that the person at the keyboard can fix: shown as one line, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * Runs a script's main function, which returns the exit code, 0 when it returns nothing. A `UserError` ends the process
 * with its one line and exit code 1, anything else with its stack, since it is a bug of ours.
 */
export async function runMain(main: () => Promise<number> | Promise<void>): Promise<void> {
  try {
    process.exitCode = (await main()) || 0;
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${error instanceof UserError ? error.message : text}\n`);
    process.exitCode = 1;
  }
}
