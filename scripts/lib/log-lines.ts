/** The used part of a record of the servers' logs. */
interface LogRecord {
  readonly level: string;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

/** Fields that are not appended to a line: it begins with them, or has no use for them. */
const hiddenFields: ReadonlySet<string> = new Set(['level', 'time', 'msg', 'err']);

/**
 * Formats a line of a server's log: part, level, message, error message and the other fields. Lines that are no records
 * only get the part's name.
 * @param part name of the server
 */
export function formatLogLine(part: string, line: string): string {
  const record = parse(line);
  if (record === null) return `${part}: ${line}`;
  const { level } = record;
  const text = [messageOf(record), ...fieldsOf(record)].join(' ');
  return level === 'info' ? `${part}: ${text}` : `${part} ${level}: ${text}`;
}

/** The message of the last record of level error or fatal, else the last line. */
export function lastError(lines: readonly string[]): string {
  const records = lines.map(parse);
  const error =
    records.findLast((record) => ['error', 'fatal'].includes(record?.level ?? '')) ?? records.at(-1);
  return error ? messageOf(error) : (lines.at(-1) ?? '');
}

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
