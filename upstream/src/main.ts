import { ConfigError, readConfig } from './config.ts';
import { DatabaseUnreachable, OutdatedDatabase } from './db/database.ts';
import { EmbeddedDatabaseError } from './db/embedded.ts';
import { startUpstream } from './start-upstream.ts';

/** Faults of the surroundings: their message is all that a person needs. */
function isPlain(error: Error): boolean {
  const isKnown = [ConfigError, DatabaseUnreachable, EmbeddedDatabaseError, OutdatedDatabase].some(
    (kind) => error instanceof kind,
  );
  return isKnown || ('syscall' in error && error.syscall === 'listen');
}

/** Ends the process with one line that says why; an unforeseen fault shows where it came from. */
function fail(error: unknown): never {
  const text = error instanceof Error ? (isPlain(error) ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

try {
  const upstream = await startUpstream(readConfig(), { onLost: () => process.exit(1) });
  process.send?.({ ready: upstream.url });

  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    upstream.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  process.on('disconnect', close);
} catch (error) {
  fail(error);
}
