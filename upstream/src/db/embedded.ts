import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '../environment-error.ts';
import type { ChildMessage } from './embedded-child.ts';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
/** `.ts` in development and tests, `.js` in a build. */
const extension = extname(new URL(import.meta.url).pathname);
/** The flags of a process that runs TypeScript; newer versions of Node need none. */
export const typescriptFlags: readonly string[] = Reflect.get(process.features, 'typescript')
  ? []
  : ['--import', 'tsx'];
const childFile = fileURLToPath(new URL(`./embedded-child${extension}`, import.meta.url));

/**
 * Starts PostgreSQL as a library in a child process that ends with this one.
 * @param dataDir absolute path; created when it is missing
 * @param onLost called when the child process exits unexpectedly
 * @throws EnvironmentError when another process uses the folder, or the database does not start
 */
export async function startEmbedded(dataDir: string, onLost: (error: Error) => void) {
  const child = fork(childFile, [dataDir], {
    cwd: packageRoot,
    execArgv: extension === '.ts' ? [...typescriptFlags] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const connectionString = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: ChildMessage) => {
      if ('ready' in message) resolve(message.ready);
      else reject(new EnvironmentError(message.failed));
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new EnvironmentError(`The embedded database ended with code ${code} while starting`)),
    );
  });
  const lost = (code: number | null) =>
    onLost(new EnvironmentError(`The embedded database ended with code ${code}`));
  child.once('exit', lost);
  return {
    connectionString,
    close: async () => {
      child.off('exit', lost);
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
