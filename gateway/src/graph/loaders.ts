import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { type AdminUserLoaders, createAdminUserLoaders } from './admin-user/loaders.ts';
import { type AutofilterLoaders, createAutofilterLoaders } from './autofilter/loaders.ts';
import { createDropinfoLoaders, type DropinfoLoaders } from './dropinfo/loaders.ts';
import { createLeagueLoaders, type LeagueLoaders } from './league/loaders.ts';
import { createMatchLoaders, type MatchLoaders } from './match/loaders.ts';
import { createMatchDetailsLoaders, type MatchDetailsLoaders } from './match-details/loaders.ts';
import { once } from './once.ts';
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

/**
 * Makes fresh loaders, those of a domain when they are first asked for: they remember what they read and must not outlive
 * an operation or a live event.
 */
export function createLoaders(rest: RestClient, session: UpstreamSession): Loaders {
  const user = once(() => createUserLoaders(rest, session));
  const ofSession = once(() => createSessionLoaders(rest, session));
  const isAskedByAdmin = async () => (await ofSession().identity()).user?.is_admin === true;
  const navs = async () => (await user().dashboard()).autofilters_navs;
  const adminUser = once(() => createAdminUserLoaders(rest, session));
  const autofilter = once(() => createAutofilterLoaders(rest, session, navs));
  const dropinfo = once(() => createDropinfoLoaders(rest, session));
  const league = once(() => createLeagueLoaders(rest, session));
  const match = once(() => createMatchLoaders(rest, session));
  const matchDetails = once(() => createMatchDetailsLoaders(rest, session));
  const payment = once(() => createPaymentLoaders(rest, session, isAskedByAdmin));
  const plan = once(() => createPlanLoaders(rest, session));
  const promoCode = once(() => createPromoCodeLoaders(rest, session));
  const purchase = once(() => createPurchaseLoaders(rest, session));
  const tip = once(() => createTipLoaders(rest, session));
  return {
    get adminUser() {
      return adminUser();
    },
    get autofilter() {
      return autofilter();
    },
    get dropinfo() {
      return dropinfo();
    },
    get league() {
      return league();
    },
    get match() {
      return match();
    },
    get matchDetails() {
      return matchDetails();
    },
    get payment() {
      return payment();
    },
    get plan() {
      return plan();
    },
    get promoCode() {
      return promoCode();
    },
    get purchase() {
      return purchase();
    },
    get session() {
      return ofSession();
    },
    get tip() {
      return tip();
    },
    get user() {
      return user();
    },
  };
}
