import { ConfigError, readConfig } from './config.ts';
import { StartError } from './http/listen.ts';
import { startGateway } from './start-gateway.ts';

/** Runs the gateway until it is told to stop, or until the process that started it is gone. */
async function main(): Promise<void> {
  const gateway = await startGateway(readConfig());
  process.send?.({ ready: gateway.url });
  const stop = () => void gateway.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof StartError;
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
