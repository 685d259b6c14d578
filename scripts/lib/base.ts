import { fileURLToPath } from 'node:url';

/** Absolute path of the project's folder without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Prints one line to standard output. */
export function log(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** An error that the user can fix: printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** @param code a system error code, for example ENOENT */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
