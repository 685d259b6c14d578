import { access, chown, mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from './base.ts';
import { freePort } from './free-port.ts';
import { type PrivateServer, startPrivateServer } from './private-server.ts';
import { run } from './processes.ts';
import { findOrInstall, findProgram } from './programs.ts';

interface PostgresOptions {
  /** A free one by default. */
  readonly port?: number;
  /** Whether commits survive `kill`. */
  readonly keepsCommits?: boolean;
  /** On by default. For tables that are often emptied it may record them as empty, which makes queries 20 times slower. */
  readonly autovacuum?: boolean;
}

/** Fast and unsafe, since the data lives for one test run. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts a private PostgreSQL, installed when needed and possible.
 * @param folder empty or with data of an earlier start; when the user is root, other users must be able to reach it
 * @returns null when PostgreSQL is not installed and cannot be
 */
export async function startPostgres(
  folder: string,
  { autovacuum = true, keepsCommits = false, port: wanted }: PostgresOptions = {},
): Promise<PrivateServer | null> {
  const programs = await findOrInstall(findPrograms, 'postgresql');
  if (programs === null) return null;
  const identity = await serverIdentity();
  if (!(await hasData(folder))) await makeData(programs, folder, identity);
  const port = wanted ?? (await freePort());
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings];
  if (!autovacuum) options.push('autovacuum=off');
  if (!keepsCommits) options.push('synchronous_commit=off');
  return startPrivateServer({
    name: 'PostgreSQL',
    url: `postgres://tipgraph@127.0.0.1:${port}/postgres`,
    program: join(programs, 'postgres'),
    args: ['-D', folder, ...options.flatMap((option) => ['-c', option])],
    // The fast shutdown, which does not wait for clients.
    stopSignal: 'SIGINT',
    async isReady() {
      const check = ['-q', '-h', '127.0.0.1', '-p', String(port)];
      return (await run(join(programs, 'pg_isready'), check, { quiet: true })).code === 0;
    },
    cwd: folder,
    stdio: 'ignore',
    ...identity,
  });
}

const hasData = (folder: string): Promise<boolean> =>
  access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

async function makeData(programs: string, folder: string, identity: Identity | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (identity !== null) await chown(folder, identity.uid, identity.gid);
  const init = ['-D', folder, '-U', 'tipgraph', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const { code, output } = await run(join(programs, 'initdb'), init, {
    quiet: true,
    cwd: folder,
    ...identity,
  });
  if (code !== 0) throw new UserError(`initdb failed: ${output.trim().split('\n').at(-1)}`);
}

/** The folder of initdb and postgres. */
async function findPrograms(): Promise<string | null> {
  const base = '/usr/lib/postgresql';
  const versions = (await readdir(base).catch((): string[] => [])).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(base, version, 'bin'));
  const initdb = await findProgram(['initdb'], folders);
  return initdb === null ? null : dirname(await realpath(initdb));
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so it runs as the user `postgres` or `nobody`; null for the current user. */
async function serverIdentity(): Promise<Identity | null> {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    const uid = await run('id', ['-u', user], { quiet: true });
    const gid = await run('id', ['-g', user], { quiet: true });
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new UserError('PostgreSQL does not run as root, and there is no other user to run it as.');
}
