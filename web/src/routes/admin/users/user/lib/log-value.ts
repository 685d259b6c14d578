import dayjs from 'dayjs';
import type { IntlShape } from 'react-intl';
import type { Language } from '../../../../../i18n/language.ts';
import { formatDecimal } from '../../../../../shared/ui/format-decimal.ts';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { formatOdds } from '../../../../../shared/ui/format-odds.ts';
import { formatPercent } from '../../../../../shared/ui/format-percent.ts';
import { lastDay } from '../../../../../shared/ui/last-day.ts';
import { planTitle } from '../../../../../shared/ui/plan-title.ts';
import { warsawDay } from '../../../../../shared/ui/warsaw-day.ts';
import { toRole } from '../../../lib/role.ts';
import type { LogKind } from './log-field.ts';

/** What values are written with. */
export interface Words {
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
export function logValue(kind: LogKind | null, text: string | null | undefined, words: Words): string {
  if (text == null || text === '') return nothing;
  return kind === null ? writeAny(parsed(text), words) : writers[kind](text, words);
}
