import { readConfig } from './config.ts';
import { StartError } from './kit/start-error.ts';
import { startGateway } from './start-gateway.ts';

/** Runs until a signal, or until the parent process has exited. */
async function main(): Promise<void> {
  const gateway = await startGateway(readConfig());
  process.send?.({ ready: gateway.url });
  const stop = () => void gateway.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError;
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
