import dayjs from 'dayjs';
import type { IntlShape } from 'react-intl';
import type { Language } from '../../../../../i18n/language.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';
import {
  formatDecimal,
  formatMoney,
  formatOdds,
  formatPercent,
  planTitle,
} from '../../../../../shared/ui/formats.ts';
import { lastDay, warsawDay } from '../../../../../shared/ui/warsaw-day.ts';
import { toRole } from '../../../lib/users.ts';
import { humanizeName, isHiddenField, type LogFormat, logField, logFields } from './log-field.ts';

export interface LogEntry {
  readonly action: string;
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null | undefined;
    readonly after: string | null | undefined;
  }[];
}

/** One field of an entry. `before` is null unless the value has changed. */
export interface LogLine {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly value: string;
}

/** The formatted details and changes of a log entry. A creation has no `before` values. */
export function logLines({ action, details, changes }: LogEntry, context: FormatContext): LogLine[] {
  const names = [...details.map(({ name }) => name), ...changes.map(({ field }) => field)];
  const line = (name: string, value: string | null | undefined): LogLine => {
    const field = logField(action, name);
    const [kind, id] = field === null ? [null, null] : logFields[field];
    return {
      key: name,
      label: id === null ? humanizeName(name) : context.intl.formatMessage({ id }),
      before: null,
      value: formatLogValue(kind, value, context),
    };
  };
  const detailLines = details
    .filter(({ name }) => !isHiddenField(name, names))
    .map(({ name, value }) => line(name, value));
  const isNew = changes.every(({ before }) => before == null);
  const changeLines = changes
    .toSorted((a, b) => sortIndex(action, a.field) - sortIndex(action, b.field))
    .filter(({ field, before, after }) => {
      if (isHiddenField(field, names)) return false;
      return after != null || (!isNew && before !== detailValue(details, field));
    })
    .map(({ field, before, after }) => {
      return { ...line(field, after), key: `${field} →`, before: isNew ? null : line(field, before).value };
    });
  return [...detailLines, ...changeLines];
}

const order = Object.keys(logFields);

/** Sort index: the order of `logFields`, unlabelled names last. */
function sortIndex(action: string, name: string): number {
  const field = logField(action, name);
  return field === null ? order.length : order.indexOf(field);
}

const detailValue = (details: LogEntry['details'], field: string) =>
  details.find(({ name }) => name === field)?.value;

interface FormatContext {
  readonly intl: IntlShape;
  readonly language: Language;
}

type Formatter = (text: string, context: FormatContext) => string;

const EMPTY = '–';
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const formatTimestamp = (text: string) =>
  timestampPattern.test(text) ? dayjs(text).format('DD.MM.YYYY HH:mm') : text;
const formatDay = (text: string) => (dayPattern.test(text) ? text.split('-').toReversed().join('.') : text);

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
  if (value == null || value === '') return EMPTY;
  if (value === true || value === 'true') return context.intl.formatMessage({ id: 'common.yes' });
  if (value === false || value === 'false') return context.intl.formatMessage({ id: 'common.no' });
  if (Array.isArray(value)) return value.map((item) => formatUnknown(item, context)).join('; ') || EMPTY;
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

const tipStatuses: ReadonlyMap<string, 'ACTIVE' | 'SUCCESS' | 'FAIL' | 'CANCEL' | 'DELETED'> = new Map([
  ['tip_active', 'ACTIVE'],
  ['tip_success', 'SUCCESS'],
  ['tip_fail', 'FAIL'],
  ['tip_cancel', 'CANCEL'],
  ['tip_deleted', 'DELETED'],
]);
const tipKinds: ReadonlyMap<string, 'DEFAULT' | 'SPECIAL' | 'AI'> = new Map([
  ['default', 'DEFAULT'],
  ['special', 'SPECIAL'],
  ['chatgpt', 'AI'],
]);
const paymentStatuses = ['pending', 'done', 'cancelled', 'failed', 'held'] as const;

const formatters: Readonly<Record<LogFormat, Formatter>> = {
  text: (text) => text,
  number: (text) => text,
  id: (text, { intl }) => intl.formatMessage({ id: 'admin.log.number' }, { number: text }),
  decimal: formatNumeric((value, { language }) => formatDecimal(value, language, { decimals: 2 })),
  odds: formatNumeric((value) => formatOdds(value)),
  grosz: formatNumeric((value, { language }) => formatMoney(value / 100, language)),
  percent: formatNumeric((value, { language }) =>
    formatPercent(value / 100, language, Number.isInteger(value) ? 0 : 2),
  ),
  timestamp: formatTimestamp,
  end: formatEnd,
  day: formatDay,
  flag: formatUnknown,
  leagues: (text, { intl }) =>
    parseList(text).join(', ') || intl.formatMessage({ id: 'common.allLowerCase' }),
  sports: (text, { intl }) =>
    parseList(text)
      .map((name) => (name === 'football' ? intl.formatMessage({ id: 'admin.log.football' }) : name))
      .join(', ') || intl.formatMessage({ id: 'common.allLowerCase' }),
  ids: (text, { intl }) =>
    parseList(text)
      .map((id) => intl.formatMessage({ id: 'admin.log.number' }, { number: String(id) }))
      .join(', ') || intl.formatMessage({ id: 'common.allLowerCase' }),
  legs: (text, context) =>
    parseList(text)
      .map((leg) => formatLeg(leg, context))
      .join('; ') || EMPTY,
  pictures: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.log.pictures' }, { count: parseList(text).length }),
  plan: planTitle,
  role: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.role.name' }, { role: toRole(text.toUpperCase()) }),
  tipStatus: (text, { intl }) =>
    intl.formatMessage({ id: 'shared.tip.status' }, { status: tipStatuses.get(text) ?? 'UNKNOWN' }),
  tipKind: (text, { intl }) => {
    const kind = tipKinds.get(text);
    return kind ? intl.formatMessage({ id: 'shared.tip.kind' }, { kind }) : text;
  },
  paymentStatus: (text, { intl }) => {
    const status = paymentStatuses.find((candidate) => candidate === text);
    return status ? intl.formatMessage({ id: 'shared.payment.status' }, { kind: status }) : text;
  },
  failure: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.payment.failureReason' }, { reason: text.toUpperCase() }),
};

function formatLogValue(
  kind: LogFormat | null,
  text: string | null | undefined,
  context: FormatContext,
): string {
  if (text == null || text === '') return EMPTY;
  return kind === null ? formatUnknown(parseJson(text), context) : formatters[kind](text, context);
}

/** Messages of logged actions. Changes to objects without an owner (tips, plans) are logged for their author. */
export const actionMessages: Readonly<Record<string, MessageId>> = {
  'user.data': 'admin.log.user.data',
  'user.role': 'admin.log.user.role',
  'user.lock': 'admin.log.user.lock',
  'user.unlock': 'admin.log.user.unlock',
  'subscription.buy': 'admin.log.subscription.buy',
  'subscription.extend': 'admin.log.subscription.extend',
  'subscription.change': 'admin.log.subscription.change',
  'subscription.grant': 'admin.log.subscription.grant',
  'subscription.edit': 'admin.log.subscription.edit',
  'payment.pay': 'admin.log.payment.pay',
  'payment.cancel': 'admin.log.payment.cancel',
  'payment.refuse': 'admin.log.payment.refuse',
  'payment.hold': 'admin.log.payment.hold',
  'tip.create': 'admin.log.tip.create',
  'tip.update': 'admin.log.tip.update',
  'tip.image_remove': 'admin.log.tip.image_remove',
  'tip.status': 'admin.log.tip.status',
  'plan.update': 'admin.log.plan.update',
  'promocode.create': 'admin.log.promocode.create',
  'promocode.disable': 'admin.log.promocode.disable',
  'league.editable': 'admin.log.league.editable',
  'match.stats': 'admin.log.match.stats',
  'match.referee': 'admin.log.match.referee',
  'dropinfo_filter.create': 'admin.log.dropinfo_filter.create',
  'dropinfo_filter.update': 'admin.log.dropinfo_filter.update',
  'dropinfo_filter.move': 'admin.log.dropinfo_filter.move',
  'file.create': 'admin.log.file.create',
  'file.destroy': 'admin.log.file.destroy',
  'provider.activate': 'admin.log.provider.activate',
};
