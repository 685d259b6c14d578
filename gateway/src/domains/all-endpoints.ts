import type { Endpoint } from '../rest/endpoint.ts';
import * as account from './account/endpoints.ts';
import * as admin from './admin/endpoints.ts';
import * as adminUser from './admin-user/endpoints.ts';
import * as autofilter from './autofilter/endpoints.ts';
import * as campaign from './campaign/endpoints.ts';
import * as commission from './commission/endpoints.ts';
import * as dropinfo from './dropinfo/endpoints.ts';
import * as effectiveness from './effectiveness/endpoints.ts';
import * as file from './file/endpoints.ts';
import * as league from './league/endpoints.ts';
import * as match from './match/endpoints.ts';
import * as matchDetails from './match-details/endpoints.ts';
import * as payment from './payment/endpoints.ts';
import * as plan from './plan/endpoints.ts';
import * as profile from './profile/endpoints.ts';
import * as promoCode from './promo-code/endpoints.ts';
import * as provider from './provider/endpoints.ts';
import * as purchase from './purchase/endpoints.ts';
import * as session from './session/endpoints.ts';
import * as tip from './tip/endpoints.ts';
import * as user from './user/endpoints.ts';

/** A call of the upstream, whatever its arguments and reply. */
export type AnyEndpoint = Endpoint<never, unknown>;

const domains: readonly Readonly<Record<string, unknown>>[] = [
  account,
  admin,
  adminUser,
  autofilter,
  campaign,
  commission,
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
  session,
  tip,
  user,
];

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'fields' in value;

/** Every call that the gateway makes, of all domains. */
export const allEndpoints: readonly AnyEndpoint[] = domains
  .flatMap((domain) => Object.values(domain))
  .filter(isEndpoint);
