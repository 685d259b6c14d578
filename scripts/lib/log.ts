/** Prints one line to standard output. */
export function log(line = ''): void {
  process.stdout.write(`${line}\n`);
}
