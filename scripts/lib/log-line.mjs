const levels = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/**
 * A short line for a person from one line of a server's log: part, level, message, and the message of an error.
 * Lines that are not JSON log records come back as they are, behind the part's name.
 * @param {string} part name of the server
 * @param {string} line
 */
export function logLine(part, line) {
  const record = parse(line);
  if (record === null) return `${part}: ${line}`;
  const level = levels[record.level] ?? String(record.level);
  const error = record.err?.message;
  const message = [record.msg, error].filter(Boolean).join(': ');
  return level === 'info' ? `${part}: ${message}` : `${part} ${level}: ${message}`;
}

/** The log's words for why a server could not go on: the last record of level fatal or error, else the last line. */
export function lastWords(lines) {
  const records = lines.map(parse);
  const worst = records.findLastIndex((record) => record !== null && record.level >= 50);
  const line = lines[worst === -1 ? lines.length - 1 : worst] ?? '';
  const record = parse(line);
  return record === null ? line : [record.msg, record.err?.message].filter(Boolean).join(': ');
}

function parse(line) {
  try {
    const record = JSON.parse(line);
    return record !== null && typeof record === 'object' && 'level' in record ? record : null;
  } catch {
    return null;
  }
}
