import { ServiceAccountTakenError } from './auth/service-account.ts';
import { ConfigError } from './config.ts';
import { DatabaseUnreachable, OutdatedDatabase } from './db/database.ts';
import { EmbeddedDatabaseError } from './db/embedded.ts';

/** Faults of the surroundings: their message is all that a person needs. */
const plain = [
  ConfigError,
  DatabaseUnreachable,
  EmbeddedDatabaseError,
  OutdatedDatabase,
  ServiceAccountTakenError,
];

/** What is said of a fault that ends the process: one line, or for an unforeseen one also where it came from. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain =
    plain.some((kind) => error instanceof kind) || ('syscall' in error && error.syscall === 'listen');
  return isPlain ? error.message : (error.stack ?? error.message);
}
