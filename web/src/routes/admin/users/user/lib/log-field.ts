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

/** Logged fields that have words, by their name in snake case, with how their values are written. */
export const logFields = {
  first_name: 'text',
  last_name: 'text',
  notes: 'text',
  role: 'role',
  locked_at: 'moment',
  want_dropinfo_push: 'flag',
  want_chatgpt_tips_push: 'flag',
  want_default_tips_push: 'flag',
  want_special_tips_push: 'flag',
  payment_id: 'id',
  subscription_id: 'id',
  status: 'paymentStatus',
  reason: 'failure',
  plan: 'plan',
  starts_at: 'moment',
  expires_at: 'end',
  goq: 'flag',
  discord: 'flag',
  discord_until: 'end',
  discord_name: 'text',
  plan_id: 'id',
  price_grosz: 'grosz',
  sale_percent: 'percent',
  sale_starts_at: 'moment',
  sale_ends_at: 'end',
  is_limited: 'flag',
  limited_total: 'number',
  sold_until: 'end',
  valid_from: 'moment',
  valid_until: 'end',
  promocode_id: 'id',
  code: 'text',
  percentage: 'percent',
  disabled: 'flag',
  tip_id: 'id',
  title: 'text',
  tip: 'text',
  tip_type: 'tipKind',
  exchange: 'odds',
  rate: 'decimal',
  ewk: 'decimal',
  quality_value: 'decimal',
  date: 'moment',
  description: 'text',
  matches: 'legs',
  images: 'pictures',
  image: 'pictures',
  tip_status: 'tipStatus',
  cancel_reason: 'text',
  league_id: 'id',
  league: 'text',
  is_editable: 'flag',
  match_id: 'id',
  match: 'text',
  referee_display_name: 'text',
  goal_home: 'number',
  goal_away: 'number',
  shots_home: 'number',
  shots_away: 'number',
  shots_on_goal_home: 'number',
  shots_on_goal_away: 'number',
  yellow_home: 'number',
  yellow_away: 'number',
  red_home: 'number',
  red_away: 'number',
  corners_home: 'number',
  corners_away: 'number',
  fouls_home: 'number',
  fouls_away: 'number',
  filter_id: 'id',
  filter: 'text',
  name: 'text',
  name_en: 'text',
  position: 'number',
  sports: 'sports',
  leagues: 'leagues',
  sport_ids: 'ids',
  league_ids: 'ids',
  from: 'day',
  until: 'day',
  season: 'text',
  match_count: 'number',
  played: 'number',
  line_ups: 'number',
} as const satisfies Record<string, LogKind>;

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
