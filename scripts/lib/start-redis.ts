import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from './free-port.ts';
import { type PrivateServer, startPrivateServer } from './private-server.ts';
import { findOrInstall, findProgram } from './programs.ts';

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
export async function startRedis({ folder, port }: RedisOptions = {}): Promise<PrivateServer | null> {
  const find = () => findProgram(['redis-server'], ['/usr/bin']);
  const program = await findOrInstall(find, 'redis-server');
  if (program === null) return null;
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  const chosen = port ?? (await freePort());
  return startPrivateServer({
    name: 'Redis',
    url: `redis://127.0.0.1:${chosen}`,
    program,
    args: ['-'],
    input: configuration(chosen, folder),
    stopSignal: 'SIGTERM',
    isReady: () => answersPing(chosen),
    cwd: folder ?? tmpdir(),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
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
