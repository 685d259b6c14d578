/** Prints one line for the person at the keyboard. */
export function log(line = ''): void {
  process.stdout.write(`${line}\n`);
}
