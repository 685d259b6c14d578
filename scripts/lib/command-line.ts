import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { root, UserError } from './base.ts';

/**
 * Reads the options of a command.
 * @throws UserError with the usage for an unknown or invalid one
 */
export function parseOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** The option `--clock` of tests and the mock, for `parseTestClock`. */
export const clockOption = { type: 'string', default: '2026-03-14T12:00' } as const;

const warsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Parses a Warsaw time such as `2026-12-31T23:58`.
 * @throws UserError for an invalid time, including one that daylight saving time skips
 */
export function parseTestClock(text: string): Date {
  for (const offset of ['+01:00', '+02:00']) {
    const date = new Date(`${text}${offset}`);
    if (!Number.isNaN(date.getTime()) && warsaw.format(date).replace(' ', 'T') === text) return date;
  }
  throw new UserError(`--clock must be a time in Warsaw, as 2026-12-31T23:58; it is "${text}".`);
}

const preload = join(root, 'scripts', 'lib', 'test-preload.cjs');

/** NODE_OPTIONS of a Node that loads `test-preload.cjs` first. */
export const preloadOptions = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`;
