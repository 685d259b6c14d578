import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';
import { installDebian } from './install-debian.ts';
import { killWithParent } from './kill-with-parent.ts';
import { stopGroup } from './stop-group.ts';
import { UserError } from './user-error.ts';

export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
  /** Like a power cut, except that the system's buffers survive. */
  kill(): Promise<void>;
}

interface RedisOptions {
  /** Where writes are persisted; without it nothing is. */
  readonly folder?: string;
  /** A free one by default. */
  readonly port?: number;
}

/**
 * Starts a private Redis on a loopback address, installed when needed and possible.
 * @returns null when Redis is not installed and cannot be
 */
export async function startRedis({ folder, port }: RedisOptions = {}): Promise<Redis | null> {
  const program = await findRedis();
  if (program === null) return null;
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  const chosen = port ?? (await freePort());
  const server = spawn(program, ['-'], {
    cwd: folder ?? tmpdir(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  server.stdin.end(configuration(chosen, folder));
  killWithParent(server);
  const end = (signal: NodeJS.Signals) => stopGroup(server, { signal, graceMs: 5000 });
  if (!(await isReady(chosen, server))) {
    await end('SIGKILL');
    throw new UserError('The private Redis did not start.');
  }
  return { url: `redis://127.0.0.1:${chosen}`, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/**
 * For standard input, which Redis reads when its only argument is a dash. `appendfsync no` writes to the system before each
 * answer; with the default `everysec` a slow disk may delay writes by two seconds.
 */
function configuration(port: number, folder: string | undefined): string {
  const persistence =
    folder === undefined ? ['appendonly no'] : ['appendonly yes', 'appendfsync no', `dir ${folder}`];
  return ['bind 127.0.0.1', `port ${port}`, 'save ""', 'daemonize no', ...persistence, ''].join('\n');
}

async function findRedis(): Promise<string | null> {
  const found = await findProgram(['redis-server'], ['/usr/bin']);
  if (found !== null) return found;
  return (await installDebian(['redis-server'])) ? findProgram(['redis-server'], ['/usr/bin']) : null;
}

async function isReady(port: number, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 400 && server.exitCode === null; tries += 1) {
    if (await answersPing(port)) return true;
    await pause(25);
  }
  return false;
}

/** Whether Redis has loaded its data and accepts commands. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (data) => {
      resolve(String(data).startsWith('+PONG'));
      socket.destroy();
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
}
