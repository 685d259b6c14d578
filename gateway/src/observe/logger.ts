import { type DestinationStream, type Logger, pino } from 'pino';

const secretFields = [
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

/** Only these fields of an error are logged: others may hold upstream data. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, ...code, message: error.message, stack: error.stack };
}

/**
 * Creates the structured log. Fields that may hold a secret are removed at the top level and two levels below;
 * callers log chosen fields, never whole requests.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: secretFields.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      remove: true,
    },
    serializers: { err: plainError },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination);
}
