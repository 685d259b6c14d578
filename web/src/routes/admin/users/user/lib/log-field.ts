import type { MessageId } from '../../../../../i18n/texts.ts';

/** How the value of a logged field is written. */
export type LogKind =
  | 'text'
  | 'number'
  | 'id'
  | 'decimal'
  | 'odds'
  | 'grosz'
  | 'percent'
  | 'moment'
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

/** Logged fields that have words, by their name in snake case, with how their values are written and the id of the words. */
export const logFields = {
  first_name: ['text', 'common.firstName'],
  last_name: ['text', 'common.lastName'],
  notes: ['text', 'admin.log.field.notes'],
  role: ['role', 'admin.common.role'],
  locked_at: ['moment', 'admin.log.field.locked_at'],
  want_dropinfo_push: ['flag', 'admin.log.field.want_dropinfo_push'],
  want_chatgpt_tips_push: ['flag', 'admin.log.field.want_chatgpt_tips_push'],
  want_default_tips_push: ['flag', 'admin.log.field.want_default_tips_push'],
  want_special_tips_push: ['flag', 'admin.log.field.want_special_tips_push'],
  payment_id: ['id', 'common.payment'],
  subscription_id: ['id', 'common.subscription'],
  status: ['paymentStatus', 'common.status'],
  reason: ['failure', 'admin.common.reason'],
  plan: ['plan', 'common.plan'],
  starts_at: ['moment', 'admin.log.field.starts_at'],
  expires_at: ['end', 'admin.log.field.expires_at'],
  goq: ['flag', 'common.goq'],
  discord: ['flag', 'common.discord'],
  discord_until: ['end', 'admin.log.field.discord_until'],
  discord_name: ['text', 'admin.log.field.discord_name'],
  plan_id: ['id', 'common.plan'],
  price_grosz: ['grosz', 'admin.common.price'],
  sale_percent: ['percent', 'admin.log.field.sale_percent'],
  sale_starts_at: ['moment', 'admin.log.field.sale_starts_at'],
  sale_ends_at: ['end', 'admin.log.field.sale_ends_at'],
  is_limited: ['flag', 'admin.log.field.is_limited'],
  limited_total: ['number', 'admin.log.field.limited_total'],
  sold_until: ['end', 'admin.log.field.sold_until'],
  valid_from: ['moment', 'admin.common.validFrom'],
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
  date: ['moment', 'common.kickOff'],
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
} as const satisfies Record<string, readonly [LogKind, MessageId]>;

/** A logged field that has words. */
export type LogField = keyof typeof logFields;

/** Fields that say something else in some actions. */
const otherMeanings: Readonly<Record<string, Readonly<Record<string, LogField>>>> = {
  'user.data': { discord: 'discord_name' },
  'provider.activate': { matches: 'match_count' },
};

/** What says nothing to people: checksums, and numbers of what has its name beside it. */
const unsaid: ReadonlySet<string> = new Set(['id', 'content']);
const namedBy: Readonly<Record<string, string>> = {
  plan_id: 'plan',
  promocode_id: 'code',
  tip_id: 'title',
  league_id: 'league',
  match_id: 'match',
  sport_ids: 'sports',
  league_ids: 'leagues',
};

const isLogField = (name: string): name is LogField => Object.hasOwn(logFields, name);

/** A name of the wire in snake case, as `lastName` and `last_name` mean the same. */
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The field that a name means in an action; null for one that has no words. */
export function logField(action: string, name: string): LogField | null {
  const plain = toSnakeCase(name);
  const meant = otherMeanings[action]?.[plain] ?? plain;
  return isLogField(meant) ? meant : null;
}

/** Whether a name is left out beside the others of its entry. */
export const isUnsaid = (name: string, others: readonly string[]): boolean => {
  const plain = toSnakeCase(name);
  const better = namedBy[plain];
  return unsaid.has(plain) || (better !== undefined && others.includes(better));
};

/** A name without words, spelled so that it reads: `vipLevel` and `vip_level` are "Vip level". */
export function spelledName(name: string): string {
  const words = toSnakeCase(name).replace(/[_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
