import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs } from './end-with-us.mjs';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';
import { installDebian } from './install-debian.mjs';
import { stopGroup } from './stop-group.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Starts a private Redis on this machine's own address; installs the program where it is missing and may be installed.
 * @param {{folder?: string, port?: number}} [options] with a folder every write is kept in it, so that another start on
 *   the same folder finds it again, else nothing is kept; without a port it takes a free one
 * @returns {Promise<{url: string, stop: () => Promise<void>, kill: () => Promise<void>} | null>} null when there is no
 *   Redis to be had; `kill` ends it as a power cut would, the system's own buffers excepted
 */
export async function startRedis({ folder, port } = {}) {
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
  endWithUs(server);
  const end = (signal) => stopGroup(server, { signal, graceMs: 5000 });
  if (!(await isReady(chosen, server))) {
    await end('SIGKILL');
    throw new Trouble('The private Redis did not start.');
  }
  return { url: `redis://127.0.0.1:${chosen}`, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Redis reads its settings from standard input when its only argument is a dash. */
function configuration(port, folder) {
  const keeping = folder === undefined ? ['appendonly no'] : ['appendonly yes', `dir ${folder}`];
  return ['bind 127.0.0.1', `port ${port}`, 'save ""', 'daemonize no', ...keeping, ''].join('\n');
}

async function findRedis() {
  const found = await findProgram(['redis-server'], ['/usr/bin']);
  if (found !== null) return found;
  return (await installDebian(['redis-server'])) ? findProgram(['redis-server'], ['/usr/bin']) : null;
}

async function isReady(port, server) {
  for (let tries = 0; tries < 400 && server.exitCode === null; tries += 1) {
    if (await answersPing(port)) return true;
    await pause(25);
  }
  return false;
}

/** Whether Redis has loaded what it kept and takes commands. */
function answersPing(port) {
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
