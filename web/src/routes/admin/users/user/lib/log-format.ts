import type { IntlShape } from 'react-intl';
import type { Language } from '../../../../../i18n/language.ts';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import {
  dayText,
  formatDecimal,
  formatMoney,
  formatOdds,
  formatRate,
  planTitle,
} from '../../../../../shared/ui/formats.ts';
import { lastDay, warsawDay } from '../../../../../shared/ui/warsaw-day.ts';
import { tipList } from '../../../lib/list-params.ts';
import { toRole } from '../../../lib/users.ts';

export interface FormatContext {
  readonly intl: IntlShape;
  readonly language: Language;
}

type Formatter = (text: string, context: FormatContext) => string;

const empty = '–';
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const formatTimestamp = (text: string) => (timestampPattern.test(text) ? dateTimeText(text) : text);
const formatDay = (text: string) => (dayPattern.test(text) ? dayText(text) : text);

/** Shows an end at midnight (Europe/Warsaw) as the last day that is included. */
const formatEnd = (text: string) =>
  timestampPattern.test(text) && warsawDay(text) !== warsawDay(Date.parse(text) - 1)
    ? lastDay(text)
    : formatTimestamp(text);

/** Formats numeric text. Other text stays unchanged. */
const formatNumeric =
  (format: (value: number, context: FormatContext) => string): Formatter =>
  (text, context) =>
    Number.isFinite(Number(text)) ? format(Number(text), context) : text;

/** Parses a JSON array or object. Other text stays unchanged. */
function parseJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Readable form of a value of unknown type: no brackets, yes/no for booleans, local timestamps. */
function formatUnknown(value: unknown, context: FormatContext): string {
  if (value == null || value === '') return empty;
  if (value === true || value === 'true') return context.intl.formatMessage({ id: 'common.yes' });
  if (value === false || value === 'false') return context.intl.formatMessage({ id: 'common.no' });
  if (Array.isArray(value)) return value.map((item) => formatUnknown(item, context)).join('; ') || empty;
  if (typeof value !== 'object') return formatDay(formatTimestamp(String(value)));
  return entriesOf(value)
    .map(([name, item]) => `${name}: ${formatUnknown(item, context)}`)
    .join(', ');
}

/** Formats a match of a combined tip. */
function formatLeg(leg: unknown, context: FormatContext): string {
  const parts = new Map(entriesOf(leg));
  if (!parts.has('title') || !parts.has('tip')) return formatUnknown(leg, context);
  const odds = Number(parts.get('exchange'));
  return [
    parts.get('title'),
    parts.get('tip'),
    ...(odds > 0 ? [formatOdds(odds)] : []),
    formatTimestamp(String(parts.get('date') ?? '')),
  ]
    .filter(Boolean)
    .join(' · ');
}

const parseList = (text: string): unknown[] => {
  const value = parseJson(text);
  return Array.isArray(value) ? value : [value];
};

/** Formats a list. An empty one does not restrict anything. */
const formatList =
  (format: (item: unknown, context: FormatContext) => string): Formatter =>
  (text, context) =>
    parseList(text)
      .map((item) => format(item, context))
      .join(', ') || context.intl.formatMessage({ id: 'common.allLowerCase' });

const tipKinds: Readonly<Record<string, string>> = tipList.filters.kind;

const formatters = {
  text: (text) => text,
  number: (text) => text,
  id: (text, { intl }) => intl.formatMessage({ id: 'admin.log.number' }, { number: text }),
  decimal: formatNumeric((value, { language }) => formatDecimal(value, language, { decimals: 2 })),
  odds: formatNumeric((value) => formatOdds(value)),
  grosz: formatNumeric((value, { language }) => formatMoney(value / 100, language)),
  percent: formatNumeric((value, { language }) => formatRate(value, language)),
  timestamp: formatTimestamp,
  end: formatEnd,
  day: formatDay,
  flag: formatUnknown,
  leagues: formatList(String),
  sports: formatList((name, { intl }) =>
    name === 'football' ? intl.formatMessage({ id: 'admin.log.football' }) : String(name),
  ),
  ids: formatList((id, { intl }) => intl.formatMessage({ id: 'admin.log.number' }, { number: String(id) })),
  legs: (text, context) =>
    parseList(text)
      .map((leg) => formatLeg(leg, context))
      .join('; ') || empty,
  pictures: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.log.pictures' }, { count: parseList(text).length }),
  plan: planTitle,
  role: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.role.name' }, { role: toRole(text.toUpperCase()) }),
  tipStatus: (text, { intl }) =>
    intl.formatMessage({ id: 'shared.tip.status' }, { status: text.replace(/^tip_/, '').toUpperCase() }),
  tipKind: (text, { intl }) => {
    const kind = tipKinds[text];
    return kind ? intl.formatMessage({ id: 'shared.tip.kind' }, { kind }) : text;
  },
  paymentStatus: (text, { intl }) =>
    intl.formatMessage({ id: 'shared.payment.status' }, { kind: text, status: text }),
  failure: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.payment.failureReason' }, { reason: text.toUpperCase() }),
} satisfies Readonly<Record<string, Formatter>>;

export type LogFormat = keyof typeof formatters;

/** @param kind null for a value of unknown type */
export function formatLogValue(
  kind: LogFormat | null,
  text: string | null | undefined,
  context: FormatContext,
): string {
  if (text == null || text === '') return empty;
  if (kind === null) return formatUnknown(parseJson(text), context);
  const format: Formatter = formatters[kind];
  return format(text, context);
}
