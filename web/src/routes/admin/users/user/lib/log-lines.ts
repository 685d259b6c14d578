import type { IntlShape } from 'react-intl';
import type { userLists_logs$data } from '../../../../../__generated__/userLists_logs.graphql.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';
import type { CaughtValue } from '../../../../../shared/relay/app-error.ts';
import { type FormatContext, formatLogValue, type LogFormat } from './log-format.ts';

type Logs = CaughtValue<userLists_logs$data['logs']>;

export type LogEntry = Pick<Logs['edges'][number]['node'], 'action' | 'details' | 'changes'>;

/** One field of an entry. `before` is null unless the value has changed. */
interface LogLine {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly value: string;
}

/** The formatted details and changes of a log entry. A creation has no `before` values. */
export function logLines({ action, details, changes }: LogEntry, context: FormatContext): LogLine[] {
  const names = [...details.map(({ name }) => name), ...changes.map(({ field }) => field)];
  const line = (name: string, value: string | null): LogLine => {
    const [kind = null, id, values] = logField(action, name) ?? [];
    return {
      key: name,
      label: id ? context.intl.formatMessage({ id }, values) : humanizeName(name),
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
      const detail = details.find(({ name }) => name === field);
      return after != null || (!isNew && before !== detail?.value);
    })
    .map(({ field, before, after }) => {
      return { ...line(field, after), key: `${field} →`, before: isNew ? null : line(field, before).value };
    });
  return [...detailLines, ...changeLines];
}

/** Sort index: the order of `logFields`, unlabelled names last. */
function sortIndex(action: string, name: string): number {
  const field = logField(action, name);
  return field ? [...logFields.values()].indexOf(field) : logFields.size;
}

/**
 * The name of a logged action, such as `tip.update`. Changes to objects without an owner (tips, plans) are logged for their
 * author.
 */
export const actionName = (action: string, intl: IntlShape): string =>
  intl.formatMessage({ id: 'admin.log.action' }, { action: action.replace('.', '_') }) ||
  humanizeName(action);

/** The actions with a name. */
export const namedActions = Object.entries({
  dropinfo_filter: ['create', 'move', 'update'],
  file: ['create', 'destroy'],
  league: ['editable'],
  match: ['referee', 'stats'],
  payment: ['cancel', 'hold', 'pay', 'refuse'],
  plan: ['update'],
  promocode: ['create', 'disable'],
  provider: ['activate'],
  subscription: ['buy', 'change', 'edit', 'extend', 'grant'],
  tip: ['create', 'image_remove', 'status', 'update'],
  user: ['data', 'lock', 'role', 'unlock'],
}).flatMap(([object, verbs]) => verbs.map((verb) => `${object}.${verb}`));

/** A labelled log field: value format, and the message of the label with its values. */
type LogField = readonly [LogFormat, MessageId, values?: Readonly<Record<string, string>>];

/** The counts of a match, by the names that the log gives them. */
const matchCounts = Object.fromEntries(
  ['goal', 'shots', 'shots_on_goal', 'yellow', 'red', 'corners', 'fouls'].flatMap((stat) =>
    ['home', 'away'].map((side): [string, LogField] => [
      `${stat}_${side}`,
      ['number', 'admin.log.field.matchCount', { stat, side }],
    ]),
  ),
);

/** By snake_case name. */
const logFields = new Map(
  Object.entries<LogField>({
    first_name: ['text', 'common.firstName'],
    last_name: ['text', 'common.lastName'],
    notes: ['text', 'admin.log.field.notes'],
    role: ['role', 'admin.common.role'],
    locked_at: ['timestamp', 'admin.log.field.locked_at'],
    want_dropinfo_push: ['flag', 'admin.log.field.want_dropinfo_push'],
    want_chatgpt_tips_push: ['flag', 'admin.log.field.want_chatgpt_tips_push'],
    want_default_tips_push: ['flag', 'admin.log.field.want_default_tips_push'],
    want_special_tips_push: ['flag', 'admin.log.field.want_special_tips_push'],
    payment_id: ['id', 'common.payment'],
    subscription_id: ['id', 'common.subscription'],
    status: ['paymentStatus', 'common.status'],
    reason: ['failure', 'admin.common.reason'],
    plan: ['plan', 'common.plan'],
    ended_plan: ['plan', 'admin.log.field.ended_plan'],
    starts_at: ['timestamp', 'admin.log.field.starts_at'],
    expires_at: ['end', 'admin.log.field.expires_at'],
    goq: ['flag', 'common.goq'],
    goq_until: ['end', 'admin.log.field.goq_until'],
    discord: ['flag', 'common.discord'],
    discord_until: ['end', 'admin.log.field.discord_until'],
    discord_name: ['text', 'common.discordName'],
    plan_id: ['id', 'common.plan'],
    price_grosz: ['grosz', 'admin.common.price'],
    sale_percent: ['percent', 'admin.common.discount'],
    sale_starts_at: ['timestamp', 'admin.log.field.sale_starts_at'],
    sale_ends_at: ['end', 'admin.log.field.sale_ends_at'],
    is_limited: ['flag', 'admin.log.field.is_limited'],
    limited_total: ['number', 'admin.log.field.limited_total'],
    sold_until: ['end', 'admin.log.field.sold_until'],
    valid_from: ['timestamp', 'admin.common.validFrom'],
    valid_until: ['end', 'admin.common.validUntil'],
    promocode_id: ['id', 'common.promoCode'],
    code: ['text', 'common.promoCode'],
    percentage: ['percent', 'admin.common.discount'],
    disabled: ['flag', 'admin.log.field.disabled'],
    tip_id: ['id', 'common.tip'],
    title: ['text', 'common.match'],
    tip: ['text', 'common.tip'],
    tip_type: ['tipKind', 'common.kind'],
    exchange: ['odds', 'common.odds'],
    rate: ['decimal', 'common.stake'],
    ewk: ['decimal', 'common.ewk'],
    quality_value: ['decimal', 'common.quality'],
    date: ['timestamp', 'common.kickOff'],
    description: ['text', 'admin.common.reasoning'],
    matches: ['legs', 'admin.common.legs'],
    images: ['pictures', 'admin.common.pictures'],
    image: ['pictures', 'admin.log.field.image'],
    tip_status: ['tipStatus', 'common.status'],
    cancel_reason: ['text', 'common.reasonForCancelling'],
    league_id: ['id', 'common.league'],
    league: ['text', 'common.league'],
    is_editable: ['flag', 'admin.common.statsEditing'],
    match_id: ['id', 'common.match'],
    match: ['text', 'common.match'],
    referee_display_name: ['text', 'admin.common.referee'],
    ...matchCounts,
    filter_id: ['id', 'admin.log.field.filter_id'],
    filter: ['text', 'admin.log.field.filter'],
    name: ['text', 'admin.common.name'],
    name_en: ['text', 'admin.common.englishName'],
    position: ['number', 'admin.log.field.position'],
    sports: ['sports', 'admin.common.sports'],
    leagues: ['leagues', 'common.leagues'],
    sport_ids: ['ids', 'admin.common.sports'],
    league_ids: ['ids', 'common.leagues'],
    from: ['day', 'admin.log.field.from'],
    until: ['day', 'admin.log.field.until'],
    season: ['text', 'common.season'],
    match_count: ['number', 'common.matches'],
    played: ['number', 'admin.log.field.played'],
    line_ups: ['number', 'common.lineUps'],
  }),
);

/** Field names that mean another field in an action. */
const fieldAliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'user.data': { discord: 'discord_name' },
  'provider.activate': { matches: 'match_count' },
};

/** Names that are never shown: internal ids and checksums. */
const hiddenNames: ReadonlySet<string> = new Set(['id', 'content']);
const nameFields: Readonly<Record<string, string>> = {
  plan_id: 'plan',
  promocode_id: 'code',
  tip_id: 'title',
  league_id: 'league',
  match_id: 'match',
  sport_ids: 'sports',
  league_ids: 'leagues',
};

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The labelled field that a name means in an action. */
export function logField(action: string, name: string) {
  const snakeName = toSnakeCase(name);
  return logFields.get(fieldAliases[action]?.[snakeName] ?? snakeName);
}

/** Whether a name is omitted from its log entry, for example an id whose name is also logged. */
export function isHiddenField(name: string, others: readonly string[]): boolean {
  const snakeName = toSnakeCase(name);
  const nameField = nameFields[snakeName];
  return hiddenNames.has(snakeName) || (nameField !== undefined && others.includes(nameField));
}

/** Readable form of a name without a label: `vipLevel` and `vip_level` become "Vip level". */
function humanizeName(name: string): string {
  const text = toSnakeCase(name).replace(/[_.]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
