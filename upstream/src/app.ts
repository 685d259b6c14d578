import type { FastifyInstance } from 'fastify';
import { adminRoutes } from './admin/admin-routes.ts';
import { alertRoutes } from './alert/alert-routes.ts';
import type { ApiContext } from './api-context.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { autofilterRoutes } from './autofilter/autofilter-routes.ts';
import { campaignAdminRoutes, campaignRoutes } from './campaign/campaign-routes.ts';
import { commissionRoutes } from './commission/commission-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { dropRuleRoutes } from './drop-rule/drop-rule-routes.ts';
import { dropinfoRoutes } from './dropinfo/dropinfo-routes.ts';
import { effectivenessRoutes } from './effectiveness/effectiveness-routes.ts';
import { fileDownloadRoutes, fileRoutes } from './file/file-routes.ts';
import { registerConditionalGet } from './http/conditional-get.ts';
import { registerSessions } from './http/session.ts';
import { authenticate } from './identity/authentication.ts';
import { sendCredentials } from './identity/send-credentials.ts';
import { leagueRoutes } from './league/league-routes.ts';
import { matchRoutes } from './match/match-routes.ts';
import { matchDetailsRoutes } from './match-details/match-details-routes.ts';
import { mediaRoutes } from './media/media-store.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { planAdminRoutes, planRoutes } from './plan/plan-routes.ts';
import { promocodeRoutes } from './promocode/promocode-routes.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { deviceRoutes } from './push/device-routes.ts';
import { sealRoutes } from './seal/seal-queries.ts';
import { createStatisticsReplies } from './statistics/statistics-replies.ts';
import { subscriptionRoutes } from './subscription/subscription-routes.ts';
import { tipRoutes } from './tip/tip-routes.ts';
import { userAdminRoutes } from './user/user-admin-routes.ts';
import { userRoutes } from './user/user-routes.ts';

/**
 * Registers the API under `/api`, and the routes of media, files and the payment provider. The hooks of replies run in this
 * order.
 */
export function mountApi(server: FastifyInstance, context: ApiContext): void {
  sendCredentials(server, context);
  registerSessions(server, context.secret);
  registerConditionalGet(server);
  const statisticsContext = { ...context, answerStatistics: createStatisticsReplies(context) };

  server.register(
    async (api) => {
      authRoutes(api, context);
      planRoutes(api, context);
      effectivenessRoutes(api, context);
      campaignRoutes(api, context);
      sealRoutes(api, context);
      api.register(async (signedIn) => {
        signedIn.addHook('onRequest', authenticate(context));
        dashboardRoutes(signedIn, context);
        userRoutes(signedIn, context);
        userAdminRoutes(signedIn, context);
        adminRoutes(signedIn, context);
        subscriptionRoutes(signedIn, context);
        campaignAdminRoutes(signedIn, context);
        dropinfoRoutes(signedIn, context);
        dropRuleRoutes(signedIn, statisticsContext);
        tipRoutes(signedIn, context);
        commissionRoutes(signedIn, context);
        leagueRoutes(signedIn, statisticsContext);
        matchRoutes(signedIn, context);
        matchDetailsRoutes(signedIn, context);
        providerRoutes(signedIn, context);
        autofilterRoutes(signedIn, statisticsContext);
        planAdminRoutes(signedIn, context);
        promocodeRoutes(signedIn, context);
        paymentRoutes(signedIn, context);
        deviceRoutes(signedIn, context);
        alertRoutes(signedIn, context);
        fileRoutes(signedIn, context);
      });
    },
    { prefix: '/api' },
  );
  mediaRoutes(server, context);
  fileDownloadRoutes(server, context);
  server.register(async (outside) => context.paymentProvider.mount(outside, context));
}
