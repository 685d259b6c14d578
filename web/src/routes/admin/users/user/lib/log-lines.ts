import { isUnsaid, logField, logFields, spelledName } from './log-field.ts';
import type { Words } from './log-value.ts';
import { logValue } from './log-value.ts';

/** An entry of the log as far as it has details. */
interface LogEntry {
  readonly action: string;
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null | undefined;
    readonly after: string | null | undefined;
  }[];
}

/** A line of an entry: what, its value, and the one before where it has changed. */
export interface LogLine {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly value: string;
}

/** What an entry of the log is about and what it changed, in words. Of what is new only its values are told. */
export function logLines({ action, details, changes }: LogEntry, words: Words): LogLine[] {
  const said = [...details.map(({ name }) => name), ...changes.map(({ field }) => field)];
  const line = (name: string, value: string | null | undefined): LogLine => {
    const field = logField(action, name);
    const [kind, id] = field === null ? [null, null] : logFields[field];
    return {
      key: name,
      label: id === null ? spelledName(name) : words.intl.formatMessage({ id }),
      before: null,
      value: logValue(kind, value, words),
    };
  };
  const about = details
    .filter(({ name }) => !isUnsaid(name, said))
    .map(({ name, value }) => line(name, value));
  const isNew = changes.every(({ before }) => before == null);
  const changed = changes
    .toSorted((one, other) => placeOf(action, one.field) - placeOf(action, other.field))
    .filter(({ field, before, after }) => {
      if (isUnsaid(field, said)) return false;
      return after != null || (!isNew && before !== detailOf(details, field));
    })
    .map(({ field, before, after }) => {
      const shown = line(field, after);
      return { ...shown, key: `${field} →`, before: isNew ? null : line(field, before).value };
    });
  return [...about, ...changed];
}

const order = Object.keys(logFields);

/** Where a field stands among the others, as the list of those with words has them; others come last. */
function placeOf(action: string, name: string): number {
  const field = logField(action, name);
  return field === null ? order.length : order.indexOf(field);
}

const detailOf = (details: LogEntry['details'], wanted: string) =>
  details.find(({ name }) => name === wanted)?.value;
