import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Kills the process group of a detached child when this process ends for any reason: a shell waits on a pipe that closes
 * with this process.
 */
export function killWithParent(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const watchdog = spawn('sh', ['-c', `read _; kill -s KILL -- -${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.on('error', () => {});
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  child.once('exit', () => {
    watchdog.kill('SIGKILL');
    watchdog.stdin.destroy();
  });
}
