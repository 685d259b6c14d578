import { readConfig } from './config.ts';
import { exitMessage } from './environment-error.ts';
import { startUpstream } from './start-upstream.ts';

function fail(error: unknown): never {
  process.stderr.write(`${exitMessage(error)}\n`);
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
