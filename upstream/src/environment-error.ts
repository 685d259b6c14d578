/** An error of settings, files or the database, whose one-line message is enough for the operator. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** The output for an error that ends the process: one line, or the stack of an unexpected error. */
export function exitMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof EnvironmentError ? error.message : (error.stack ?? error.message);
}
