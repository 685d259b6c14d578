import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endWithUs } from './end-with-us.mjs';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';
import { installDebian } from './install-debian.mjs';
import { root } from './root.mjs';
import { stopGroup } from './stop-group.mjs';
import { Trouble } from './trouble.mjs';
import { waitForHttp } from './wait-for-http.mjs';

/** Path of nginx, which is installed where it is missing and may be installed; null when there is none to be had. */
export async function findNginx() {
  const found = await locate();
  if (found !== null) return found;
  return (await installDebian(['nginx-light'])) ? locate() : null;
}

function locate() {
  return findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
}

/**
 * Starts an nginx with the settings of deploy/nginx.conf on loopback addresses.
 * @param {string} folder an empty place for its files, which must be reachable by another user when this one is root
 * @param {{gateways: string[], upstream: string, port?: number, internalPort?: number}} options addresses of the
 *   servers behind it as `http://host:port`, and the ports of the site and of the other servers, free ones by default
 * @returns {Promise<{url: string, internalUrl: string, pid: number, log: string, stop: () => Promise<void>} | null>}
 *   `log` is the path of what it writes; null when there is no nginx to be had
 */
export async function startNginx(folder, { gateways, upstream, port, internalPort }) {
  const program = await findNginx();
  if (program === null) return null;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const ports = { site: port ?? (await freePort()), internal: internalPort ?? (await freePort()) };
  const settings = join(folder, 'nginx.conf');
  const log = join(folder, 'nginx.log');
  await cp(join(root, 'deploy', 'pages'), join(folder, 'pages'), { recursive: true });
  await writeFile(settings, await renderSettings(folder, { gateways, upstream, ports }));
  const output = await open(log, 'a');
  const server = spawn(program, ['-p', folder, '-c', settings], {
    cwd: folder,
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  endWithUs(server);
  await output.close();
  const stop = () => stopGroup(server, { graceMs: 5_000 });
  const internalUrl = `http://127.0.0.1:${ports.internal}`;
  await Promise.race([
    waitForHttp(`${internalUrl}/alive`),
    ended.then(async () => {
      throw new Trouble(`nginx did not start: ${(await readFile(log, 'utf8')).trim().split('\n').at(-1)}`);
    }),
  ]);
  return { url: `http://127.0.0.1:${ports.site}`, internalUrl, pid: server.pid, log, stop };
}

/** The settings of deploy/nginx.conf with addresses and a folder of this machine; addresses need not be looked up. */
async function renderSettings(folder, { gateways, upstream, ports }) {
  let text = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const replace = (part, make) => {
    if (!text.includes(part)) throw new Error(`deploy/nginx.conf has no "${part}".`);
    text = text.replaceAll(part, make);
  };
  const hostOf = (url) => new URL(url).host;
  const server = /^ *server gateway:4000 resolve (.*);$/m.exec(text);
  if (server === null) throw new Error('deploy/nginx.conf names no server gateway:4000 that is looked up.');
  replace(server[0], () => gateways.map((url) => `server ${hostOf(url)} ${server[1]};`).join('\n'));
  replace('server upstream:4100 resolve;', () => `server ${hostOf(upstream)};`);
  replace('listen 8080;', () => `listen 127.0.0.1:${ports.site};`);
  replace('listen 8081;', () => `listen 127.0.0.1:${ports.internal};`);
  replace(' /tmp/', () => ` ${folder}/`);
  replace('root /etc/nginx/pages;', () => `root ${join(folder, 'pages')};`);
  return text;
}
