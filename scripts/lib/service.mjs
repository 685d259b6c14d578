import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { lastWords, logLine } from './log-line.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';
import { groupGone, signalGroup, stopGroup } from './stop-group.mjs';
import { Trouble } from './trouble.mjs';

/** How many log lines are kept to tell why a server ended. */
const keptLines = 50;
/**
 * Room for short-lived objects, in MiB: a list of 200 rows makes many, and collecting them less often saves a sixth of
 * an operation's processor time (`npm run bench`).
 */
const youngSpace = '--max-semi-space-size=32';
/** How long processes that a server has started may take to end after it. */
const leftoverMs = 5_000;

/**
 * A server in a child process that reports its address by the message `{ready: url}`.
 * It stands in a process group of its own, so that Ctrl-C reaches it only through `stop`.
 */
export class Service {
  #child;
  #log = [];
  #complaints = [];
  #ready = { settled: false, promise: null };
  #jsonLogs;
  #stopping = false;

  /** Resolves when the process has ended, whatever the reason. */
  ended;

  /**
   * @param {string} name for people
   * @param {string} script path of the built main file, below the project's folder
   * @param {Record<string, string | undefined>} env added to this process's environment
   * @param {{jsonLogs: boolean}} options with `jsonLogs` the log goes out as it is
   */
  constructor(name, script, env, { jsonLogs }) {
    this.name = name;
    this.#jsonLogs = jsonLogs;
    this.#child = spawn(process.execPath, ['--enable-source-maps', youngSpace, script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    const streams = [
      this.#follow(this.#child.stdout, (line) => {
        this.#log = [...this.#log, line].slice(-keptLines);
      }),
      this.#follow(this.#child.stderr, (line) => {
        this.#complaints = [...this.#complaints, line].slice(-keptLines);
      }),
    ];
    const exited = new Promise((resolve) => this.#child.once('exit', resolve));
    this.ended = exited.then(async () => {
      await groupGone(this.#child, leftoverMs);
      signalGroup(this.#child, 'SIGKILL');
      await Promise.all(streams);
    });
    this.#waitForReady();
  }

  /** Id of the server's process. */
  get pid() {
    return this.#child.pid;
  }

  /** The address that the server reported; throws a `Trouble` with its last words when it ends before. */
  ready() {
    return this.#ready.promise;
  }

  /** Why the server has ended by itself, as one line; null while it runs or when it was told to stop. */
  failure() {
    const { exitCode, signalCode } = this.#child;
    if (this.#stopping || (exitCode === null && signalCode === null)) return null;
    return this.#lastWords() || `it ended with ${signalCode ?? `code ${exitCode}`}`;
  }

  /** Asks the server to finish its work and end; one that does not is killed after 15 seconds. */
  async stop() {
    this.#stopping = true;
    await stopGroup(this.#child, { graceMs: 15_000 });
  }

  /** Ends the server at once. */
  kill() {
    this.#stopping = true;
    signalGroup(this.#child, 'SIGKILL');
  }

  #lastWords() {
    return this.#complaints.join('\n') || lastWords(this.#log);
  }

  /** Hands each line of a stream to `keep`, and shows it once the server is ready; resolves when the stream ends. */
  #follow(stream, keep) {
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      keep(line);
      if (this.#ready.settled) say(this.#jsonLogs ? line : logLine(this.name, line));
    });
    return new Promise((resolve) => lines.once('close', resolve));
  }

  #waitForReady() {
    this.#ready.promise = new Promise((resolve, reject) => {
      this.#child.on('message', (message) => {
        if (typeof message?.ready !== 'string') return;
        this.#ready.settled = true;
        resolve(message.ready);
      });
      this.ended.then(() =>
        reject(new Trouble(`The ${this.name} did not start: ${this.#lastWords() || 'it said nothing'}`)),
      );
    });
    this.#ready.promise.catch(() => {});
  }
}
