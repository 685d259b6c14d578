import type { MessageId } from '../../../../../i18n/texts.ts';

/** How the value of a logged field is formatted. */
export type LogFormat =
  | 'text'
  | 'number'
  | 'id'
  | 'decimal'
  | 'odds'
  | 'grosz'
  | 'percent'
  | 'timestamp'
  | 'end'
  | 'day'
  | 'flag'
  | 'leagues'
  | 'sports'
  | 'ids'
  | 'legs'
  | 'pictures'
  | 'plan'
  | 'role'
  | 'tipStatus'
  | 'tipKind'
  | 'paymentStatus'
  | 'failure';

/** Labelled log fields by snake_case name: value format and message id of the label. */
export const logFields = {
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
  starts_at: ['timestamp', 'admin.log.field.starts_at'],
  expires_at: ['end', 'admin.log.field.expires_at'],
  goq: ['flag', 'common.goq'],
  discord: ['flag', 'common.discord'],
  discord_until: ['end', 'admin.log.field.discord_until'],
  discord_name: ['text', 'admin.log.field.discord_name'],
  plan_id: ['id', 'common.plan'],
  price_grosz: ['grosz', 'admin.common.price'],
  sale_percent: ['percent', 'admin.log.field.sale_percent'],
  sale_starts_at: ['timestamp', 'admin.log.field.sale_starts_at'],
  sale_ends_at: ['end', 'admin.log.field.sale_ends_at'],
  is_limited: ['flag', 'admin.log.field.is_limited'],
  limited_total: ['number', 'admin.log.field.limited_total'],
  sold_until: ['end', 'admin.log.field.sold_until'],
  valid_from: ['timestamp', 'admin.common.validFrom'],
  valid_until: ['end', 'admin.common.validUntil'],
  promocode_id: ['id', 'common.promoCode'],
  code: ['text', 'common.promoCode'],
  percentage: ['percent', 'admin.log.field.percentage'],
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
  matches: ['legs', 'admin.log.field.matches'],
  images: ['pictures', 'admin.common.pictures'],
  image: ['pictures', 'admin.log.field.image'],
  tip_status: ['tipStatus', 'common.status'],
  cancel_reason: ['text', 'admin.log.field.cancel_reason'],
  league_id: ['id', 'common.league'],
  league: ['text', 'common.league'],
  is_editable: ['flag', 'admin.log.field.is_editable'],
  match_id: ['id', 'common.match'],
  match: ['text', 'common.match'],
  referee_display_name: ['text', 'admin.common.referee'],
  goal_home: ['number', 'admin.log.field.goal_home'],
  goal_away: ['number', 'admin.log.field.goal_away'],
  shots_home: ['number', 'admin.log.field.shots_home'],
  shots_away: ['number', 'admin.log.field.shots_away'],
  shots_on_goal_home: ['number', 'admin.log.field.shots_on_goal_home'],
  shots_on_goal_away: ['number', 'admin.log.field.shots_on_goal_away'],
  yellow_home: ['number', 'admin.log.field.yellow_home'],
  yellow_away: ['number', 'admin.log.field.yellow_away'],
  red_home: ['number', 'admin.log.field.red_home'],
  red_away: ['number', 'admin.log.field.red_away'],
  corners_home: ['number', 'admin.log.field.corners_home'],
  corners_away: ['number', 'admin.log.field.corners_away'],
  fouls_home: ['number', 'admin.log.field.fouls_home'],
  fouls_away: ['number', 'admin.log.field.fouls_away'],
  filter_id: ['id', 'admin.log.field.filter_id'],
  filter: ['text', 'admin.log.field.filter'],
  name: ['text', 'admin.common.name'],
  name_en: ['text', 'admin.log.field.name_en'],
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
} as const satisfies Record<string, readonly [LogFormat, MessageId]>;

export type LogField = keyof typeof logFields;

/** Field names that mean another field in an action. */
const fieldAliases: Readonly<Record<string, Readonly<Record<string, LogField>>>> = {
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

const isLogField = (name: string): name is LogField => Object.hasOwn(logFields, name);

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The labelled field that a name means in an action; null without a label. */
export function logField(action: string, name: string): LogField | null {
  const snakeName = toSnakeCase(name);
  const field = fieldAliases[action]?.[snakeName] ?? snakeName;
  return isLogField(field) ? field : null;
}

/** Whether a name is omitted from its log entry, for example an id whose name is also logged. */
export const isHiddenField = (name: string, others: readonly string[]): boolean => {
  const snakeName = toSnakeCase(name);
  const nameField = nameFields[snakeName];
  return hiddenNames.has(snakeName) || (nameField !== undefined && others.includes(nameField));
};

/** Readable form of a name without a label: `vipLevel` and `vip_level` become "Vip level". */
export function humanizeName(name: string): string {
  const text = toSnakeCase(name).replace(/[_.]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
