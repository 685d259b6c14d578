/** Something that the person at the keyboard can mend: shown as one line, without a stack. */
export class Trouble extends Error {
  name = 'Trouble';
}

/**
 * Runs a script's main function. A `Trouble` ends the process with its one line and exit code 1,
 * anything else with its stack, since it is a fault of ours.
 * @param {() => Promise<number | void>} main returns the exit code, 0 when it returns nothing
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Trouble ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
