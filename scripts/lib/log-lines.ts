/** A record of pino: the gateway writes the names of levels, the upstream their numbers. */
interface LogRecord {
  readonly level: number | string;
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

/** Not shown as fields: those of the line itself, and those that are the same in every record of a server. */
const hiddenFields: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/**
 * Formats a line of a server's log: part, level, message, error message and the other fields. Lines that are no records
 * only get the part's name.
 * @param part name of the server
 */
export function formatLogLine(part: string, line: string): string {
  const record = parse(line);
  if (record === null) return `${part}: ${line}`;
  const level = levelOf(record);
  const text = [messageOf(record), ...fieldsOf(record)].join(' ');
  return level === 'info' ? `${part}: ${text}` : `${part} ${level}: ${text}`;
}

/** The message of the last record of level error or fatal, else the last line. */
export function lastError(lines: readonly string[]): string {
  const records = lines.map(parse);
  const isError = (record: LogRecord | null) =>
    record !== null && ['error', 'fatal'].includes(levelOf(record));
  const error = records.findLast(isError) ?? records.at(-1);
  return error ? messageOf(error) : (lines.at(-1) ?? '');
}

const levelOf = ({ level }: LogRecord): string =>
  typeof level === 'number' ? (levels[level] ?? String(level)) : level;

const messageOf = ({ msg, err }: LogRecord) => [msg, err?.message].filter(Boolean).join(': ');

const fieldsOf = (record: LogRecord): string[] =>
  Object.entries(record)
    .filter(([name]) => !hiddenFields.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);

function parse(line: string): LogRecord | null {
  try {
    const record: unknown = JSON.parse(line);
    return record !== null && typeof record === 'object' && 'level' in record ? (record as LogRecord) : null;
  } catch {
    return null;
  }
}
