import { account } from './account/index.ts';
import { admin } from './admin/index.ts';
import { alert } from './alert/index.ts';
import { autofilter } from './autofilter/index.ts';
import { campaign } from './campaign/index.ts';
import { commission } from './commission/index.ts';
import { composeDomains } from './compose.ts';
import { dropRule } from './drop-rule/index.ts';
import { dropinfo } from './dropinfo/index.ts';
import { effectiveness } from './effectiveness/index.ts';
import { file } from './file/index.ts';
import { league } from './league/index.ts';
import { match } from './match/index.ts';
import { matchDetails } from './match-details/index.ts';
import { payment } from './payment/index.ts';
import { plan } from './plan/index.ts';
import { profile } from './profile/index.ts';
import { promoCode } from './promo-code/index.ts';
import { provider } from './provider/index.ts';
import { purchase } from './purchase/index.ts';
import { seal } from './seal/index.ts';
import { session } from './session/index.ts';
import { site } from './site/index.ts';
import { team } from './team/index.ts';
import { tip } from './tip/index.ts';
import { user } from './user/index.ts';

/** All domains of the graph; everything else is derived from this list. */
export const domainsByName = {
  account,
  admin,
  alert,
  autofilter,
  campaign,
  commission,
  dropRule,
  dropinfo,
  effectiveness,
  file,
  league,
  match,
  matchDetails,
  payment,
  plan,
  profile,
  promoCode,
  provider,
  purchase,
  seal,
  session,
  site,
  team,
  tip,
  user,
};

export const domains = Object.values(domainsByName);

export const {
  endpoints: allEndpoints,
  resolvers,
  liveSources,
  personalSources,
  createLoaders,
} = composeDomains(domains);
