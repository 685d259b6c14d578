import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { log, root, UserError } from './base.ts';
import { formatLogLine, lastError } from './log-lines.ts';
import { groupGone, signalGroup, stopGroup } from './processes.ts';

/** The last lines of output, to report why a server ended. */
const maxLines = 50;
/** In MiB. Fewer collections of short-lived objects save a sixth of an operation's processor time (`npm run bench`). */
const semiSpaceSize = '--max-semi-space-size=32';
/** Time for a server's own child processes to end after it. */
const childrenTimeoutMs = 5_000;

interface ServiceOptions {
  /** Name in messages. */
  readonly name: string;
  /** Path of the built main file, relative to the project's folder. */
  readonly script: string;
  /** Added to this process's environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Prints the server's log unformatted. */
  readonly jsonLogs?: boolean;
}

/**
 * A server in a child process that reports its address by the message `{ready: url}`. It has a process group of its own,
 * so that Ctrl-C reaches it only through `stop`.
 */
export class Service {
  readonly name: string;
  /** The reported address; rejects with a `UserError` with the reason when the server ends first. */
  readonly ready: Promise<string>;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>;

  readonly #child: ChildProcess;
  readonly #jsonLogs: boolean;
  readonly #output: string[] = [];
  readonly #errors: string[] = [];
  #isReady = false;
  #isStopping = false;

  constructor({ name, script, env, jsonLogs = false }: ServiceOptions) {
    this.name = name;
    this.#jsonLogs = jsonLogs;
    const child = spawn(process.execPath, ['--enable-source-maps', semiSpaceSize, script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.#child = child;
    const streams = [
      this.#readLines(child.stdout, this.#output),
      this.#readLines(child.stderr, this.#errors),
    ];
    const exited = new Promise((resolve) => child.once('exit', resolve));
    this.ended = exited.then(async () => {
      await groupGone(child, childrenTimeoutMs);
      signalGroup(child, 'SIGKILL');
      await Promise.all(streams);
    });
    this.ready = this.#waitForReady();
    this.ready.catch(() => {});
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error(`The ${this.name} was not started.`);
    return this.#child.pid;
  }

  /** The reason of an unexpected end; null while the server runs or after `stop` or `kill`. */
  failure(): string | null {
    const { exitCode, signalCode } = this.#child;
    if (this.#isStopping || (exitCode === null && signalCode === null)) return null;
    return this.#lastError() || `it ended with ${signalCode ?? `code ${exitCode}`}`;
  }

  /** Sends SIGTERM, and SIGKILL after 15 seconds. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await stopGroup(this.#child, { graceMs: 15_000 });
  }

  /** Sends SIGKILL. */
  kill(): void {
    this.#isStopping = true;
    signalGroup(this.#child, 'SIGKILL');
  }

  #lastError(): string {
    return this.#errors.join('\n') || lastError(this.#output);
  }

  /** Keeps the last lines of a stream, and prints new ones once the server is ready; resolves at its end. */
  #readLines(stream: Readable | null, kept: string[]): Promise<unknown> {
    if (stream === null) return Promise.resolve();
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      kept.push(line);
      if (kept.length > maxLines) kept.shift();
      if (this.#isReady) this.#print(line);
    });
    return new Promise((resolve) => lines.once('close', resolve));
  }

  #print(line: string): void {
    log(this.#jsonLogs ? line : formatLogLine(this.name, line));
  }

  #waitForReady(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#child.on('message', (message) => {
        if (typeof message !== 'object' || !('ready' in message) || typeof message.ready !== 'string') return;
        this.#isReady = true;
        for (const line of this.#output) this.#print(line);
        resolve(message.ready);
      });
      void this.ended.then(() =>
        reject(new UserError(`The ${this.name} did not start: ${this.#lastError() || 'it printed nothing'}`)),
      );
    });
  }
}
