/** What the scripts read of a record that pino has written. */
interface LogRecord {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/**
 * A short line for a person from one line of a server's log: part, level, message, and the message of an error.
 * Lines that are not JSON log records come back as they are, behind the part's name.
 * @param part name of the server
 */
export function formatLogLine(part: string, line: string): string {
  const record = parse(line);
  if (record === null) return `${part}: ${line}`;
  const level = levels[record.level] ?? String(record.level);
  const message = messageOf(record);
  return level === 'info' ? `${part}: ${message}` : `${part} ${level}: ${message}`;
}

/** The message of the log that says why a server could not go on: the last record of level fatal or error, else the last line. */
export function lastError(lines: readonly string[]): string {
  const records = lines.map(parse);
  const worst = records.findLastIndex((record) => record !== null && record.level >= 50);
  const line = lines[worst === -1 ? lines.length - 1 : worst] ?? '';
  const record = parse(line);
  return record === null ? line : messageOf(record);
}

const messageOf = ({ msg, err }: LogRecord) => [msg, err?.message].filter(Boolean).join(': ');

function parse(line: string): LogRecord | null {
  try {
    const record: unknown = JSON.parse(line);
    return record !== null && typeof record === 'object' && 'level' in record ? (record as LogRecord) : null;
  } catch {
    return null;
  }
}
