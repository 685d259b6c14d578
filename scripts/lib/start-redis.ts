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

/** A private Redis that runs. */
export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would, the system's own buffers excepted. */
  kill(): Promise<void>;
}

export interface RedisOptions {
  /** Where every write is kept, so that another start on the same folder finds it again; without one nothing is kept. */
  readonly folder?: string;
  /** A free one by default. */
  readonly port?: number;
}

/**
 * Starts a private Redis on this machine's own address; installs the program where it is missing and may be installed;
 * null when there is none to be had.
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
 * Redis reads its settings from standard input when its only argument is a dash. The system has each write before its
 * answer goes out; with `appendfsync everysec`, the default, a slow disk may hold writes back for two seconds.
 */
function configuration(port: number, folder: string | undefined): string {
  const keeping =
    folder === undefined ? ['appendonly no'] : ['appendonly yes', 'appendfsync no', `dir ${folder}`];
  return ['bind 127.0.0.1', `port ${port}`, 'save ""', 'daemonize no', ...keeping, ''].join('\n');
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

/** Whether Redis has loaded what it kept and takes commands. */
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
