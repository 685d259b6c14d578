import { z } from 'zod';
import { wireId, wireTime } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { autofilterMatchWire, autofilterWire } from '../autofilter/endpoints.ts';
import { dropinfoWire } from '../dropinfo/endpoints.ts';
import { leagueWire } from '../league/endpoints.ts';
import { matchWire } from '../match/endpoints.ts';
import { paymentWire } from '../payment/endpoints.ts';
import { tipWire } from '../tip/endpoints.ts';

/** A user as the upstream sends them. */
export const userWire = z.object({
  id: wireId,
  email: z.string(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  discord: z.string().nullish(),
  notes: z.string().nullish(),
  permission: z.array(z.string()),
  is_admin: z.boolean(),
  is_typer: z.boolean(),
  active_sub: z
    .object({ sub: z.string(), expires_at: wireTime, goq: z.boolean(), discord: z.boolean() })
    .nullish(),
  upcoming_subs: z.array(z.object({ sub: z.string(), starts_at: wireTime, expires_at: wireTime })).nullish(),
  waiting_payments: z.array(paymentWire).nullish(),
  favourite_leagues: z.array(wireId).nullish(),
  active_leagues: z.array(wireId).nullish(),
  show_mevip_sub_info: z.boolean().nullish(),
  active_sub_rest_price: z.number().nullish(),
  active_sub_days_to_end: z.number().nullish(),
  limited_applied: z.boolean().nullish(),
  can_use_december23_sale: z.boolean().nullish(),
  want_dropinfo_push: z.boolean().nullish(),
  want_chatgpt_tips_push: z.boolean().nullish(),
  want_default_tips_push: z.boolean().nullish(),
  want_special_tips_push: z.boolean().nullish(),
  push_public_key: z.string().nullish(),
});
export type UserWire = z.infer<typeof userWire>;

export const dashboardWire = z.object({
  special_tips: z.array(tipWire).nullish(),
  default_tips: z.array(tipWire).nullish(),
  chatgpt_tips: z.array(tipWire).nullish(),
  dropinfos: z.array(dropinfoWire).nullish(),
  leagues: z.array(leagueWire.extend({ matches: z.array(matchWire).nullish() })).nullish(),
  autofilters_matches: z.array(autofilterMatchWire).nullish(),
  autofilters_navs: z.array(autofilterWire).nullish(),
  limited_plan_warning: z.boolean().nullish(),
  plans_running_out: z.array(z.object({ name: z.string(), left: z.number().int() })).nullish(),
});
export type DashboardWire = z.infer<typeof dashboardWire>;

export const userDashboard = defineEndpoint({
  id: 'user.dashboard',
  method: 'GET',
  path: (_: Record<never, never>) => '/users/dashboard.json',
  auth: 'user',
  decode: z.object({ dashboard: dashboardWire }),
  cost: 2,
  fields: [
    'Viewer.dashboard',
    'Viewer.autofilters',
    'AutofilterHit.autofilter',
    'AutofilterHit.homeRate',
    'AutofilterHit.awayRate',
    { finds: 'Autofilter' },
  ],
});
