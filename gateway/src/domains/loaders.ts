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

/** Loaders of which those of a domain are made when they are first asked for. */
class LazyLoaders implements Loaders {
  readonly #rest: RestClient;
  readonly #session: UpstreamSession;
  #adminUserMade: AdminUserLoaders | undefined;
  #autofilterMade: AutofilterLoaders | undefined;
  #dropinfoMade: DropinfoLoaders | undefined;
  #leagueMade: LeagueLoaders | undefined;
  #matchMade: MatchLoaders | undefined;
  #matchDetailsMade: MatchDetailsLoaders | undefined;
  #paymentMade: PaymentLoaders | undefined;
  #planMade: PlanLoaders | undefined;
  #promoCodeMade: PromoCodeLoaders | undefined;
  #purchaseMade: PurchaseLoaders | undefined;
  #sessionMade: SessionLoaders | undefined;
  #tipMade: TipLoaders | undefined;
  #userMade: UserLoaders | undefined;

  constructor(rest: RestClient, session: UpstreamSession) {
    this.#rest = rest;
    this.#session = session;
  }

  readonly #isAskedByAdmin = async () => (await this.session.identity()).user?.is_admin === true;
  readonly #navs = async () => (await this.user.dashboard()).autofilters_navs;

  get adminUser(): AdminUserLoaders {
    this.#adminUserMade ??= createAdminUserLoaders(this.#rest, this.#session);
    return this.#adminUserMade;
  }

  get autofilter(): AutofilterLoaders {
    this.#autofilterMade ??= createAutofilterLoaders(this.#rest, this.#session, this.#navs);
    return this.#autofilterMade;
  }

  get dropinfo(): DropinfoLoaders {
    this.#dropinfoMade ??= createDropinfoLoaders(this.#rest, this.#session);
    return this.#dropinfoMade;
  }

  get league(): LeagueLoaders {
    this.#leagueMade ??= createLeagueLoaders(this.#rest, this.#session);
    return this.#leagueMade;
  }

  get match(): MatchLoaders {
    this.#matchMade ??= createMatchLoaders(this.#rest, this.#session);
    return this.#matchMade;
  }

  get matchDetails(): MatchDetailsLoaders {
    this.#matchDetailsMade ??= createMatchDetailsLoaders(this.#rest, this.#session);
    return this.#matchDetailsMade;
  }

  get payment(): PaymentLoaders {
    this.#paymentMade ??= createPaymentLoaders(this.#rest, this.#session, this.#isAskedByAdmin);
    return this.#paymentMade;
  }

  get plan(): PlanLoaders {
    this.#planMade ??= createPlanLoaders(this.#rest, this.#session);
    return this.#planMade;
  }

  get promoCode(): PromoCodeLoaders {
    this.#promoCodeMade ??= createPromoCodeLoaders(this.#rest, this.#session);
    return this.#promoCodeMade;
  }

  get purchase(): PurchaseLoaders {
    this.#purchaseMade ??= createPurchaseLoaders(this.#rest, this.#session);
    return this.#purchaseMade;
  }

  get session(): SessionLoaders {
    this.#sessionMade ??= createSessionLoaders(this.#rest, this.#session);
    return this.#sessionMade;
  }

  get tip(): TipLoaders {
    this.#tipMade ??= createTipLoaders(this.#rest, this.#session);
    return this.#tipMade;
  }

  get user(): UserLoaders {
    this.#userMade ??= createUserLoaders(this.#rest, this.#session);
    return this.#userMade;
  }
}

/** Makes fresh loaders: they remember what they read and must not outlive an operation or a live event. */
export const createLoaders = (rest: RestClient, session: UpstreamSession): Loaders =>
  new LazyLoaders(rest, session);
