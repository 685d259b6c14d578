import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { type AdminUserLoaders, createAdminUserLoaders } from './admin-user/loaders.ts';
import { type AutofilterLoaders, createAutofilterLoaders } from './autofilter/loaders.ts';
import { createDropinfoLoaders, type DropinfoLoaders } from './dropinfo/loaders.ts';
import { createLeagueLoaders, type LeagueLoaders } from './league/loaders.ts';
import { createMatchLoaders, type MatchLoaders } from './match/loaders.ts';
import { createMatchDetailsLoaders, type MatchDetailsLoaders } from './match-details/loaders.ts';
import { createPaymentLoaders, type PaymentLoaders } from './payment/loaders.ts';
import { createPlanLoaders, type PlanLoaders } from './plan/loaders.ts';
import { createPromoCodeLoaders, type PromoCodeLoaders } from './promo-code/loaders.ts';
import { createPurchaseLoaders, type PurchaseLoaders } from './purchase/loaders.ts';
import { createSessionLoaders, type SessionLoaders } from './session/loaders.ts';
import { createTipLoaders, type TipLoaders } from './tip/loaders.ts';
import { createUserLoaders, type UserLoaders } from './user/loaders.ts';

/** All reads of one operation, by domain. */
export interface Loaders {
  readonly adminUser: AdminUserLoaders;
  readonly autofilter: AutofilterLoaders;
  readonly dropinfo: DropinfoLoaders;
  readonly league: LeagueLoaders;
  readonly match: MatchLoaders;
  readonly matchDetails: MatchDetailsLoaders;
  readonly payment: PaymentLoaders;
  readonly plan: PlanLoaders;
  readonly promoCode: PromoCodeLoaders;
  readonly purchase: PurchaseLoaders;
  readonly session: SessionLoaders;
  readonly tip: TipLoaders;
  readonly user: UserLoaders;
}

/** Makes fresh loaders: they remember what they read and must not outlive an operation or a live event. */
export function createLoaders(rest: RestClient, session: UpstreamSession): Loaders {
  const user = createUserLoaders(rest, session);
  const ofSession = createSessionLoaders(rest, session);
  const isAskedByAdmin = async () => (await ofSession.identity()).user?.is_admin === true;
  return {
    adminUser: createAdminUserLoaders(rest, session),
    autofilter: createAutofilterLoaders(rest, session, async () => (await user.dashboard()).autofilters_navs),
    dropinfo: createDropinfoLoaders(rest, session),
    league: createLeagueLoaders(rest, session),
    match: createMatchLoaders(rest, session),
    matchDetails: createMatchDetailsLoaders(rest, session),
    payment: createPaymentLoaders(rest, session, isAskedByAdmin),
    plan: createPlanLoaders(rest, session),
    promoCode: createPromoCodeLoaders(rest, session),
    purchase: createPurchaseLoaders(rest, session),
    session: ofSession,
    tip: createTipLoaders(rest, session),
    user,
  };
}
