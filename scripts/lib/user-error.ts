/** An error that the user can fix: printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a script's main function and sets its exit code. On an error prints it, with its stack unless it is a `UserError`. */
export async function runMain(main: () => Promise<number> | Promise<void>): Promise<void> {
  try {
    process.exitCode = (await main()) || 0;
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${error instanceof UserError ? error.message : text}\n`);
    process.exitCode = 1;
  }
}
