import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { applyAccess } from '../guard/access.ts';
import type { Resolvers } from './__generated__/schema.ts';
import { accountResolvers } from './account/resolvers.ts';
import { adminResolvers } from './admin/resolvers.ts';
import { adminUserResolvers } from './admin-user/resolvers.ts';
import { autofilterResolvers } from './autofilter/resolvers.ts';
import { campaignResolvers } from './campaign/resolvers.ts';
import { commissionResolvers } from './commission/resolvers.ts';
import { dateTimeScalar } from './date-time.ts';
import { adminDropinfoResolvers } from './dropinfo/admin-resolvers.ts';
import { dropinfoResolvers } from './dropinfo/resolvers.ts';
import { effectivenessResolvers } from './effectiveness/resolvers.ts';
import { fileResolvers } from './file/resolvers.ts';
import { leagueResolvers } from './league/resolvers.ts';
import { matchEditResolvers } from './match/edit-resolvers.ts';
import { matchResolvers } from './match/resolvers.ts';
import { matchDetailsResolvers } from './match-details/resolvers.ts';
import { nodeResolvers } from './node/resolvers.ts';
import { adminPaymentResolvers } from './payment/admin-resolvers.ts';
import { paymentResolvers } from './payment/resolvers.ts';
import { adminPlanResolvers } from './plan/admin-resolvers.ts';
import { planResolvers } from './plan/resolvers.ts';
import { profileResolvers } from './profile/resolvers.ts';
import { promoCodeResolvers } from './promo-code/resolvers.ts';
import { providerResolvers } from './provider/resolvers.ts';
import { purchaseResolvers } from './purchase/resolvers.ts';
import { sessionResolvers } from './session/resolvers.ts';
import { siteResolvers } from './site/resolvers.ts';
import { teamResolvers } from './team/resolvers.ts';
import { adminTipResolvers } from './tip/admin-tips.ts';
import { tipResolvers } from './tip/resolvers.ts';
import { uploadScalar } from './upload-scalar.ts';
import { userResolvers } from './user/resolvers.ts';

/** `schema.graphql` at the project's root, at the same distance from `src/graph` and `dist/graph`. */
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
