/** Prints one line for the person at the keyboard. */
export function say(line = '') {
  process.stdout.write(`${line}\n`);
}
