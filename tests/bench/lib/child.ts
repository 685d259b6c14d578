import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();

/** Kills all running children after an error. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A ready server in a process of its own. */
export type Child = Awaited<ReturnType<typeof startChild>>;

interface ChildOptions {
  /** The child's only core, where the system can bind processes. */
  readonly core?: number;
  /** Whether it reports its memory, and writes a profile into the folder `BENCH_PROFILE`. */
  readonly observed?: boolean;
  /** Whether it runs with low priority. */
  readonly yields?: boolean;
}

const profiles = process.env.BENCH_PROFILE;

/** Node options that observe a server, with its own profile folder. */
const observing = (file: string): string[] => [
  ...['--expose-gc', '--import', './tests/bench/lib/observe.mjs'],
  ...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}/${file.replaceAll('/', '-')}`] : []),
];

let canPin: boolean | null = null;

/** Whether this machine has enough cores and `taskset`. */
export function pinsProcesses(): boolean {
  canPin ??= availableParallelism() > 1 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;
  return canPin;
}

/**
 * Starts a bench script or a built server, all with the same semi-space size, and waits until it
 * sends `{ready: url}`.
 * @param file path from the repository's root
 * @param env settings besides PATH
 * @throws when the child ends before it is ready
 */
export async function startChild(
  file: string,
  env: Record<string, string> = {},
  { core, observed = false, yields = false }: ChildOptions = {},
) {
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
    /** The address that the child reported. */
    url: ready,
    pid: child.pid ?? 0,
    /** Sends a message and resolves with the next received one; rejects when the child ends or after a timeout. */
    ask(message: object) {
      const answer = nextMessage(child, file);
      child.send(message);
      return answer;
    },
    stop: () => end('SIGTERM'),
    /** Sends SIGKILL. */
    kill: () => end('SIGKILL'),
  };
}

/** The timeout of a child's message; opening many sockets takes minutes. */
const timeoutMs = 600_000;

async function nextMessage(child: ChildProcess, file: string): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code, name]) => {
        throw new Error(`${file} ended with ${name ?? `code ${code}`} before its message`);
      }),
      setTimeout(timeoutMs, null, { signal }).then(() => {
        throw new Error(`${file} sent no message for ${timeoutMs / 1000} s`);
      }),
    ]);
    return message;
  } finally {
    answered.abort();
  }
}
