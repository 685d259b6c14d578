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
import { toRole } from '../../../lib/role.ts';
import { isUnsaid, type LogKind, logField, logFields, spelledName } from './log-field.ts';

/** An entry of the log as far as it has details. */
export interface LogEntry {
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

interface Words {
  readonly intl: IntlShape;
  readonly language: Language;
}

type Writer = (text: string, words: Words) => string;

const nothing = '–';
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const writeMoment = (text: string) => (moment.test(text) ? dayjs(text).format('DD.MM.YYYY HH:mm') : text);
const writeDay = (text: string) => (day.test(text) ? text.split('-').toReversed().join('.') : text);

/** An end: what ends at a midnight of Warsaw is told by its last day. */
const writeEnd = (text: string) =>
  moment.test(text) && warsawDay(text) !== warsawDay(Date.parse(text) - 1)
    ? lastDay(text)
    : writeMoment(text);

/** A writer of numbers, which leaves alone what is none. */
const ofNumber =
  (write: (value: number, words: Words) => string): Writer =>
  (text, words) =>
    Number.isFinite(Number(text)) ? write(Number(text), words) : text;

/** A value that came as JSON; the text itself where it is none. */
function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Any value, so that it can be read: lists and objects without brackets, yes and no, times by the clock. */
function writeAny(value: unknown, words: Words): string {
  if (value == null || value === '') return nothing;
  if (value === true || value === 'true') return words.intl.formatMessage({ id: 'common.yes' });
  if (value === false || value === 'false') return words.intl.formatMessage({ id: 'common.no' });
  if (Array.isArray(value)) return value.map((item) => writeAny(item, words)).join('; ') || nothing;
  if (typeof value !== 'object') return writeDay(writeMoment(String(value)));
  return entriesOf(value)
    .map(([name, item]) => `${name}: ${writeAny(item, words)}`)
    .join(', ');
}

/** A match of a combined tip: which, what is tipped, odds and kick-off. */
function writeLeg(leg: unknown, words: Words): string {
  const parts = new Map(entriesOf(leg));
  if (!parts.has('title') || !parts.has('tip')) return writeAny(leg, words);
  const odds = Number(parts.get('exchange'));
  return [
    parts.get('title'),
    parts.get('tip'),
    ...(odds > 0 ? [formatOdds(odds)] : []),
    writeMoment(String(parts.get('date') ?? '')),
  ]
    .filter(Boolean)
    .join(' · ');
}

const listOf = (text: string): unknown[] => {
  const value = parsed(text);
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

const writers: Readonly<Record<LogKind, Writer>> = {
  text: (text) => text,
  number: (text) => text,
  id: (text, { intl }) => intl.formatMessage({ id: 'admin.log.number' }, { number: text }),
  decimal: ofNumber((value, { language }) => formatDecimal(value, language, { decimals: 2 })),
  odds: ofNumber((value) => formatOdds(value)),
  grosz: ofNumber((value, { language }) => formatMoney(value / 100, language)),
  percent: ofNumber((value, { language }) =>
    formatPercent(value / 100, language, Number.isInteger(value) ? 0 : 2),
  ),
  moment: writeMoment,
  end: writeEnd,
  day: writeDay,
  flag: writeAny,
  leagues: (text, { intl }) => listOf(text).join(', ') || intl.formatMessage({ id: 'common.allLowerCase' }),
  sports: (text, { intl }) =>
    listOf(text)
      .map((name) => (name === 'football' ? intl.formatMessage({ id: 'admin.log.football' }) : name))
      .join(', ') || intl.formatMessage({ id: 'common.allLowerCase' }),
  ids: (text, { intl }) =>
    listOf(text)
      .map((id) => intl.formatMessage({ id: 'admin.log.number' }, { number: String(id) }))
      .join(', ') || intl.formatMessage({ id: 'common.allLowerCase' }),
  legs: (text, words) =>
    listOf(text)
      .map((leg) => writeLeg(leg, words))
      .join('; ') || nothing,
  pictures: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.log.pictures' }, { count: listOf(text).length }),
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
    const status = paymentStatuses.find((known) => known === text);
    return status ? intl.formatMessage({ id: 'shared.payment.status' }, { kind: status }) : text;
  },
  failure: (text, { intl }) =>
    intl.formatMessage({ id: 'admin.payment.failureReason' }, { reason: text.toUpperCase() }),
};

/** A logged value as the site writes it; nothing is a dash, and what has no kind is spelled so that it can be read. */
function logValue(kind: LogKind | null, text: string | null | undefined, words: Words): string {
  if (text == null || text === '') return nothing;
  return kind === null ? writeAny(parsed(text), words) : writers[kind](text, words);
}

/**
 * The words of logged actions; others are shown as they came. What is nobody's own, as a tip or a plan, is in the log
 * of the one who changed it.
 */
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
