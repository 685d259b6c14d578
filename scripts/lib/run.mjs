import { spawn } from 'node:child_process';
import { root } from './root.mjs';
import { stopGroup } from './stop-group.mjs';

/** Commands that run now; `stopCommands` ends them. */
const running = new Set();

/**
 * Runs a command to its end, in a process group of its own and without standard input.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, uid?: number, gid?: number}} [options]
 *   with `quiet` the output is collected instead of shown; `env` is added to this process's environment
 * @returns {Promise<{code: number, output: string}>} 127 when the command does not exist
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, ...identity } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: true,
      ...identity,
    });
    running.add(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (code, text) => {
      running.delete(child);
      resolve({ code, output: text });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143), output));
  });
}

/** Ends every command that `run` has started and that still runs. */
export async function stopCommands() {
  await Promise.all([...running].map((child) => stopGroup(child, { graceMs: 5_000 })));
}
