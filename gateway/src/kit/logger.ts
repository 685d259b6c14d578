type Log = (fields: object, message: string) => void;

/** The structured log, as the code that writes to it sees it. */
export interface Logger {
  readonly debug: Log;
  readonly info: Log;
  readonly warn: Log;
  readonly error: Log;
}
