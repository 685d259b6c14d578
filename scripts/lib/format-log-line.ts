/** The used part of a pino record. */
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
 * Formats a line of a server's log: part, level, message and error message. Other lines only get the part's name.
 * @param part name of the server
 */
export function formatLogLine(part: string, line: string): string {
  const record = parse(line);
  if (record === null) return `${part}: ${line}`;
  const level = levels[record.level] ?? String(record.level);
  const message = messageOf(record);
  return level === 'info' ? `${part}: ${message}` : `${part} ${level}: ${message}`;
}

/** The message of the last record of level error or fatal, else the last line. */
export function lastError(lines: readonly string[]): string {
  const records = lines.map(parse);
  const error = records.findLast((record) => record !== null && record.level >= 50) ?? records.at(-1);
  return error ? messageOf(error) : (lines.at(-1) ?? '');
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
