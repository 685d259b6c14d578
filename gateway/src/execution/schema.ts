import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '../domains/__generated__/resolver-types.ts';
import { accountResolvers } from '../domains/account/resolvers.ts';
import { adminResolvers } from '../domains/admin/resolvers.ts';
import { adminUserResolvers } from '../domains/admin-user/resolvers.ts';
import { autofilterResolvers } from '../domains/autofilter/resolvers.ts';
import { campaignResolvers } from '../domains/campaign/resolvers.ts';
import { commissionResolvers } from '../domains/commission/resolvers.ts';
import { adminDropinfoResolvers } from '../domains/dropinfo/admin-resolvers.ts';
import { dropinfoResolvers } from '../domains/dropinfo/resolvers.ts';
import { effectivenessResolvers } from '../domains/effectiveness/resolvers.ts';
import { fileResolvers } from '../domains/file/resolvers.ts';
import { leagueResolvers } from '../domains/league/resolvers.ts';
import { matchEditResolvers } from '../domains/match/admin-resolvers.ts';
import { matchResolvers } from '../domains/match/resolvers.ts';
import { matchDetailsResolvers } from '../domains/match-details/resolvers.ts';
import { nodeResolvers } from '../domains/node/resolvers.ts';
import { adminPaymentResolvers } from '../domains/payment/admin-resolvers.ts';
import { paymentResolvers } from '../domains/payment/resolvers.ts';
import { adminPlanResolvers } from '../domains/plan/admin-resolvers.ts';
import { planResolvers } from '../domains/plan/resolvers.ts';
import { profileResolvers } from '../domains/profile/resolvers.ts';
import { promoCodeResolvers } from '../domains/promo-code/resolvers.ts';
import { providerResolvers } from '../domains/provider/resolvers.ts';
import { purchaseResolvers } from '../domains/purchase/resolvers.ts';
import { sessionResolvers } from '../domains/session/resolvers.ts';
import { siteResolvers } from '../domains/site/resolvers.ts';
import { teamResolvers } from '../domains/team/resolvers.ts';
import { adminTipResolvers } from '../domains/tip/admin-resolvers.ts';
import { tipResolvers } from '../domains/tip/resolvers.ts';
import { userResolvers } from '../domains/user/resolvers.ts';
import { applyAccess } from '../guard/access.ts';
import { dateTimeScalar } from '../kit/date-time.ts';
import { uploadScalar } from '../kit/upload-scalar.ts';

/** `schema.graphql` at the project's root, at the same distance from `src/execution` and `dist/execution`. */
const contract = new URL('../../../schema.graphql', import.meta.url);

const resolvers: Omit<Resolvers, 'Subscription'> = {
  DateTime: dateTimeScalar,
  Upload: uploadScalar,
  Query: {
    ...adminResolvers.Query,
    ...autofilterResolvers.Query,
    ...dropinfoResolvers.Query,
    ...effectivenessResolvers.Query,
    ...leagueResolvers.Query,
    ...matchResolvers.Query,
    ...nodeResolvers.Query,
    ...paymentResolvers.Query,
    ...planResolvers.Query,
    ...purchaseResolvers.Query,
    ...sessionResolvers.Query,
    ...siteResolvers.Query,
    ...tipResolvers.Query,
  },
  Mutation: {
    ...accountResolvers.Mutation,
    ...adminUserResolvers.Mutation,
    ...autofilterResolvers.Mutation,
    ...campaignResolvers.Mutation,
    ...adminDropinfoResolvers.Mutation,
    ...fileResolvers.Mutation,
    ...leagueResolvers.Mutation,
    ...matchEditResolvers.Mutation,
    ...adminPaymentResolvers.Mutation,
    ...paymentResolvers.Mutation,
    ...adminPlanResolvers.Mutation,
    ...promoCodeResolvers.Mutation,
    ...providerResolvers.Mutation,
    ...profileResolvers.Mutation,
    ...purchaseResolvers.Mutation,
    ...sessionResolvers.Mutation,
    ...tipResolvers.Mutation,
    ...adminTipResolvers.Mutation,
  },
  Admin: {
    ...adminResolvers.Admin,
    ...adminUserResolvers.Admin,
    ...campaignResolvers.Admin,
    ...providerResolvers.Admin,
    ...adminDropinfoResolvers.Admin,
    ...fileResolvers.Admin,
    ...adminPaymentResolvers.Admin,
    ...adminPlanResolvers.Admin,
    ...promoCodeResolvers.Admin,
    ...matchEditResolvers.Admin,
    ...adminTipResolvers.Admin,
    ...commissionResolvers.Admin,
  },
  AdminUser: adminUserResolvers.AdminUser,
  Autofilter: autofilterResolvers.Autofilter,
  AutofilterDraft: autofilterResolvers.AutofilterDraft,
  AutofilterHit: autofilterResolvers.AutofilterHit,
  Dashboard: { ...userResolvers.Dashboard, ...autofilterResolvers.Dashboard },
  League: { ...leagueResolvers.League, ...teamResolvers.League },
  Dropinfo: dropinfoResolvers.Dropinfo,
  Match: {
    ...matchResolvers.Match,
    ...matchDetailsResolvers.Match,
    ...dropinfoResolvers.Match,
    ...tipResolvers.Match,
  },
  Plan: planResolvers.Plan,
  Team: teamResolvers.Team,
  TeamProfile: teamResolvers.TeamProfile,
  TeamRecord: teamResolvers.TeamRecord,
  TeamWindow: matchResolvers.TeamWindow,
  Tip: tipResolvers.Tip,
  TipMatch: tipResolvers.TipMatch,
  Viewer: {
    ...userResolvers.Viewer,
    ...autofilterResolvers.Viewer,
    ...leagueResolvers.Viewer,
    ...paymentResolvers.Viewer,
  },
};

/**
 * Builds the executable schema with the rules of `@access` applied. Fields of `Subscription` read the property of
 * their name from the root value: live executes each payload that way.
 */
export function buildSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(contract, 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return applyAccess(schema);
}
