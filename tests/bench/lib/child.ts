import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();

/** Ends every child that still runs, after a fault of the bench. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A server in a process of its own, ready to be asked. */
export interface Child {
  /** What the child announced as ready: its address. */
  url: string;
  /** Id of its process. */
  pid: number;
  /** Sends a message and resolves with the next one that comes; rejects when it ends before, or says nothing for too long. */
  ask(message: object): Promise<unknown>;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

interface ChildOptions {
  /** The only core that the child may use, where the system can bind processes to cores. */
  readonly core?: number;
  /** Whether it tells of its memory, and writes a profile where `BENCH_PROFILE` names a folder. */
  readonly observed?: boolean;
  /** Whether it lets the others on this machine go first. */
  readonly yields?: boolean;
}

const profiles = process.env.BENCH_PROFILE;

/** What makes Node tell of a server, with a folder of its own for its profile. */
const observing = (file: string): string[] => [
  ...['--expose-gc', '--import', './tests/bench/lib/observe.mjs'],
  ...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}/${file.replaceAll('/', '-')}`] : []),
];

let canPin: boolean | null = null;

/** Whether this machine has cores to spare, and a command that binds a process to one. */
export function pinsProcesses(): boolean {
  canPin ??= availableParallelism() > 1 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;
  return canPin;
}

/**
 * Starts a script of the bench or a built server, all with the same room for short-lived objects, and waits until it
 * says `{ready: url}`.
 * @param file path from the repository's root
 * @param env settings besides PATH
 * @throws when the child ends before it is ready
 */
export async function startChild(
  file: string,
  env: Record<string, string> = {},
  { core, observed = false, yields = false }: ChildOptions = {},
): Promise<Child> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const node = [
    '--max-semi-space-size=32',
    ...(observed ? observing(file) : []),
    ...(file.endsWith('.ts') ? ['--import', 'tsx'] : []),
  ];
  const isPinned = core !== undefined && pinsProcesses();
  const [program = process.execPath, ...programArguments] = [
    ...(yields ? ['nice', '-n', '10'] : []),
    ...(isPinned ? ['taskset', '-c', String(core)] : []),
    process.execPath,
    ...node,
  ];
  const child = fork(`${root}${file}`, [], {
    cwd: root,
    // The bench sends documents of its own.
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PERSISTED_ONLY: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      ...env,
    },
    execPath: program,
    execArgv: programArguments,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const { ready } = (await nextMessage(child, file)) as { ready: string };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: ready,
    pid: child.pid ?? 0,
    ask(message) {
      const answer = nextMessage(child, file);
      child.send(message);
      return answer;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** How long a child may take to say what it is waited for: many sockets take minutes to open. */
const timeoutMs = 600_000;

async function nextMessage(child: ChildProcess, file: string): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code, name]) => {
        throw new Error(`${file} ended with ${name ?? `code ${code}`} when it was waited for`);
      }),
      setTimeout(timeoutMs, null, { signal }).then(() => {
        throw new Error(`${file} said nothing for ${timeoutMs / 1000} s when it was waited for`);
      }),
    ]);
    return message;
  } finally {
    answered.abort();
  }
}
