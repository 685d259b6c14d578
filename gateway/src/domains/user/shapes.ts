import * as s from '../../kit/shape.ts';
import { autofilter, autofilterMatch } from '../autofilter/shapes.ts';
import { dropinfo } from '../dropinfo/shapes.ts';
import { league } from '../league/shapes.ts';
import { match } from '../match/shapes.ts';
import { payment } from '../payment/shapes.ts';
import { tip } from '../tip/shapes.ts';

export const permission = s.oneOf(
  {
    stats: 'STATS',
    autofilters: 'AUTOFILTERS',
    tips: 'TIPS',
    dropinfo: 'DROPINFO',
    goq: 'GOQ',
    adminpanel: 'ADMIN_PANEL',
    special_tips: 'SPECIAL_TIPS',
    default_tips: 'DEFAULT_TIPS',
    chatgpt_tips: 'AI_TIPS',
    dropinfo_filters: 'DROPINFO_FILTERS',
  },
  'UNKNOWN',
);

export const activeSubscription = s.shape({
  planName: s.from('sub', s.lowerCase),
  expiresAt: s.dateTime,
  goq: s.boolean,
  discord: s.boolean,
});

/** A subscription that begins later. */
export const upcomingSubscription = s.shape({
  planName: s.from('sub', s.lowerCase),
  startsAt: s.dateTime,
  expiresAt: s.dateTime,
});

/** Which notifications a user wants; what the upstream leaves out is not wanted. */
const pushPreferences = s.shape({
  dropinfo: s.from('want_dropinfo_push', s.orElse(s.boolean, false)),
  aiTips: s.from('want_chatgpt_tips_push', s.orElse(s.boolean, false)),
  defaultTips: s.from('want_default_tips_push', s.orElse(s.boolean, false)),
  specialTips: s.from('want_special_tips_push', s.orElse(s.boolean, false)),
  publicKey: s.from('push_public_key', s.orNull(s.text)),
});

/** What the upstream tells of a person to everyone whom it shows them. */
export const person = {
  id: s.globalId('User'),
  userId: s.from('id', s.integer),
  email: s.text,
  firstName: s.orNull(s.text),
  lastName: s.orNull(s.text),
  discord: s.orNull(s.text),
};

/** What only the person sees of themselves. */
export const own = s.shape({
  showVipReservationNotice: s.from('show_mevip_sub_info', s.orElse(s.boolean, false)),
  push: s.part(pushPreferences),
});

/** The caller. */
export const user = s.shape('User', {
  ...person,
  notes: s.hidden(s.orNull(s.text)),
  permission: s.hidden(s.list(s.text)),
  isAdmin: s.boolean,
  isTyper: s.boolean,
  activeSub: s.hidden(s.orNull(activeSubscription)),
  upcomingSubs: s.hidden(s.orNull(s.list(upcomingSubscription))),
  waitingPayments: s.hidden(s.orNull(s.list(payment))),
  favouriteLeagues: s.hidden(s.orNull(s.list(s.integer))),
  activeLeagues: s.hidden(s.orNull(s.list(s.integer))),
  activeSubRestPrice: s.hidden(s.orNull(s.number)),
  activeSubDaysToEnd: s.hidden(s.orNull(s.number)),
  limitedApplied: s.hidden(s.orNull(s.boolean)),
  canUseDecember23Sale: s.hidden(s.orNull(s.boolean)),
  own: s.part(own),
});
export type UserWire = s.WireOf<typeof user>;

/** A section without permission is absent or null. */
export const dashboard = s.shape({
  special_tips: s.orNull(s.list(tip)),
  default_tips: s.orNull(s.list(tip)),
  chatgpt_tips: s.orNull(s.list(tip)),
  dropinfos: s.orNull(s.list(dropinfo)),
  leagues: s.orNull(s.list(s.shape({ ...league.fields, matches: s.orNull(s.list(match)) }))),
  autofilters_matches: s.orNull(s.list(autofilterMatch)),
  autofilters_navs: s.orNull(s.list(autofilter)),
  limited_plan_warning: s.orNull(s.boolean),
  plans_running_out: s.orNull(s.list(s.shape({ name: s.text, left: s.integer }))),
});
export type DashboardWire = s.WireOf<typeof dashboard>;
