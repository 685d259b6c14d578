import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { formatLogLine, lastError } from './format-log-line.ts';
import { log } from './log.ts';
import { root } from './root.ts';
import { groupGone, signalGroup, stopGroup } from './stop-group.ts';
import { UserError } from './user-error.ts';

/** How many lines are kept to tell why a server ended. */
const maxLines = 50;
/**
 * Room for short-lived objects, in MiB: a list of 200 rows makes many, and collecting them less often saves a sixth of
 * an operation's processor time (`npm run bench`).
 */
const youngSpace = '--max-semi-space-size=32';
/** How long processes that a server has started may take to end after it. */
const leftoverMs = 5_000;

export interface ServiceOptions {
  /** Name for people. */
  readonly name: string;
  /** Path of the built main file, below the project's folder. */
  readonly script: string;
  /** Added to this process's environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Prints the server's log as it is. */
  readonly jsonLogs?: boolean;
}

/**
 * A server in a child process that reports its address by the message `{ready: url}`.
 * It stands in a process group of its own, so that Ctrl-C reaches it only through `stop`.
 */
export class Service {
  readonly name: string;
  /** The address that the server reported; rejects with a `UserError` that says why when it ends before. */
  readonly ready: Promise<string>;
  /** Resolves when the process has ended, whatever the reason. */
  readonly ended: Promise<void>;

  readonly #child: ChildProcess;
  readonly #jsonLogs: boolean;
  #output: readonly string[] = [];
  #errors: readonly string[] = [];
  #isReady = false;
  #isStopping = false;

  constructor({ name, script, env, jsonLogs = false }: ServiceOptions) {
    this.name = name;
    this.#jsonLogs = jsonLogs;
    const child = spawn(process.execPath, ['--enable-source-maps', youngSpace, script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.#child = child;
    const streams = [
      this.#follow(child.stdout, (line) => {
        this.#output = [...this.#output, line].slice(-maxLines);
      }),
      this.#follow(child.stderr, (line) => {
        this.#errors = [...this.#errors, line].slice(-maxLines);
      }),
    ];
    const exited = new Promise((resolve) => child.once('exit', resolve));
    this.ended = exited.then(async () => {
      await groupGone(child, leftoverMs);
      signalGroup(child, 'SIGKILL');
      await Promise.all(streams);
    });
    this.ready = this.#waitForReady();
    this.ready.catch(() => {});
  }

  /** Id of the server's process. */
  get pid(): number {
    if (this.#child.pid === undefined) throw new Error(`The ${this.name} was not started.`);
    return this.#child.pid;
  }

  /** Why the server has ended by itself, as one line; null while it runs or when it was told to stop. */
  failure(): string | null {
    const { exitCode, signalCode } = this.#child;
    if (this.#isStopping || (exitCode === null && signalCode === null)) return null;
    return this.#lastError() || `it ended with ${signalCode ?? `code ${exitCode}`}`;
  }

  /** Asks the server to finish its work and end; one that does not is killed after 15 seconds. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await stopGroup(this.#child, { graceMs: 15_000 });
  }

  /** Ends the server at once. */
  kill(): void {
    this.#isStopping = true;
    signalGroup(this.#child, 'SIGKILL');
  }

  #lastError(): string {
    return this.#errors.join('\n') || lastError(this.#output);
  }

  /** Hands each line of a stream to `keep`, and shows it once the server is ready; resolves when the stream ends. */
  #follow(stream: Readable | null, keep: (line: string) => void): Promise<unknown> {
    if (stream === null) return Promise.resolve();
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      keep(line);
      if (this.#isReady) log(this.#jsonLogs ? line : formatLogLine(this.name, line));
    });
    return new Promise((resolve) => lines.once('close', resolve));
  }

  #waitForReady(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#child.on('message', (message) => {
        if (typeof message !== 'object' || !('ready' in message) || typeof message.ready !== 'string') return;
        this.#isReady = true;
        resolve(message.ready);
      });
      void this.ended.then(() =>
        reject(new UserError(`The ${this.name} did not start: ${this.#lastError() || 'it said nothing'}`)),
      );
    });
  }
}
