import { ServiceAccountTakenError } from './auth/service-account.ts';
import { ConfigError } from './config-error.ts';
import { DatabaseUnreachable, OutdatedDatabase } from './db/database.ts';
import { EmbeddedDatabaseError } from './db/embedded.ts';

/** Errors of the environment, whose message is sufficient. */
const environmentErrors = [
  ConfigError,
  DatabaseUnreachable,
  EmbeddedDatabaseError,
  OutdatedDatabase,
  ServiceAccountTakenError,
];

/** The output for an error that ends the process: one line, or the stack of an unexpected error. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = environmentErrors.some((kind) => error instanceof kind);
  return isExpected ? error.message : (error.stack ?? error.message);
}
