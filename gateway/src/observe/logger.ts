import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const secret = [
  'password',
  'accessToken',
  'access-token',
  'token',
  'tokenType',
  'client',
  'uid',
  'email',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  'authorization',
  'credentials',
  'variables',
  'body',
];

/** An error as the log shows it: no message of the upstream's, no body. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, ...code, message: error.message, stack: error.stack };
}

/**
 * Makes the structured log. Fields that may hold a secret are removed wherever they stand, two levels deep; callers log
 * chosen fields, never whole requests. Writes to standard output unless a destination is given.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      remove: true,
    },
    serializers: { err: plainError },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
