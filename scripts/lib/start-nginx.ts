import { chmod, cp, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, UserError } from './base.ts';
import { freePort } from './free-port.ts';
import { startDetached, stopGroup } from './processes.ts';
import { findOrInstall, findProgram } from './programs.ts';
import { waitForHttp } from './wait-for-http.ts';

export type Nginx = NonNullable<Awaited<ReturnType<typeof startNginx>>>;

/** Addresses as `http://host:port`; ports are free ones by default. */
interface NginxOptions {
  readonly gateways: readonly string[];
  readonly upstream: string;
  readonly port?: number;
  readonly internalPort?: number;
  /** Changes the settings. */
  readonly edit?: (settings: string) => Promise<string>;
}

/** Path of nginx, installed when needed and possible; else null. */
export const findNginx = (): Promise<string | null> =>
  findOrInstall(
    () => findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']),
    'nginx-light',
  );

/**
 * Starts nginx with the settings of deploy/nginx.conf on loopback addresses.
 * @param folder an empty folder; when the user is root, other users must be able to reach it
 * @returns null when nginx is not installed and cannot be
 */
export async function startNginx(folder: string, options: NginxOptions) {
  const program = await findNginx();
  if (program === null) return null;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const port = options.port ?? (await freePort());
  const internalPort = options.internalPort ?? (await freePort());
  const settings = join(folder, 'nginx.conf');
  const log = join(folder, 'nginx.log');
  await cp(join(root, 'deploy', 'pages'), join(folder, 'pages'), { recursive: true });
  await writeFile(settings, await renderSettings(folder, { ...options, port, internalPort }));
  const output = await open(log, 'a');
  const server = startDetached(program, ['-p', folder, '-c', settings], {
    cwd: folder,
    stdio: ['ignore', output.fd, output.fd],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await output.close();
  const internalUrl = `http://127.0.0.1:${internalPort}`;
  await Promise.race([
    waitForHttp(`${internalUrl}/alive`),
    ended.then(async () => {
      throw new UserError(`nginx did not start: ${(await readFile(log, 'utf8')).trim().split('\n').at(-1)}`);
    }),
  ]);
  if (server.pid === undefined) throw new Error('nginx has no process id.');
  return {
    /** Address of the site. */
    url: `http://127.0.0.1:${port}`,
    /** Address for other servers only. */
    internalUrl,
    pid: server.pid,
    /** Path of the log: a line of JSON for each request, and errors. */
    log,
    stop: () => stopGroup(server, { graceMs: 5_000 }),
  };
}

type RenderedOptions = NginxOptions & { readonly port: number; readonly internalPort: number };

/** deploy/nginx.conf with local addresses, which need no DNS, and a local folder. */
async function renderSettings(
  folder: string,
  { gateways, upstream, port, internalPort, edit = async (text) => text }: RenderedOptions,
): Promise<string> {
  let text = await edit(await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8'));
  const replace = (original: string, replacement: string) => {
    if (!text.includes(original)) throw new Error(`deploy/nginx.conf has no "${original}".`);
    text = text.replaceAll(original, () => replacement);
  };
  const hostOf = (url: string) => new URL(url).host;
  const server = /^ *server gateway:4000 resolve (.*);$/m.exec(text);
  if (server === null) throw new Error('deploy/nginx.conf has no line "server gateway:4000 resolve".');
  replace(server[0], gateways.map((url) => `server ${hostOf(url)} ${server[1]};`).join('\n'));
  replace('server upstream:4100 resolve;', `server ${hostOf(upstream)};`);
  replace('listen 8080;', `listen 127.0.0.1:${port};`);
  replace('listen 8081;', `listen 127.0.0.1:${internalPort};`);
  replace(' /tmp/', ` ${folder}/`);
  replace('root /etc/nginx/pages;', `root ${join(folder, 'pages')};`);
  return text;
}
