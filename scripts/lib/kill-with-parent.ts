import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Kills a child that was started with `detached: true`, with its process group, when this process is gone, whatever ended
 * it: a shell waits at the other end of a pipe that closes with this process.
 */
export function killWithParent(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const waiter = spawn('sh', ['-c', `read _; kill -s KILL -- -${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  waiter.on('error', () => {});
  waiter.stdin.on('error', () => {});
  waiter.unref();
  child.once('exit', () => {
    waiter.kill('SIGKILL');
    waiter.stdin.destroy();
  });
}
