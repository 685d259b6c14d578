import { allowed } from '../../kit/errors.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { toDropinfo } from '../dropinfo/shapes.ts';
import { toLeague } from '../league/shapes.ts';
import { toMatches } from '../match/shapes.ts';
import * as adminEndpoints from './admin-endpoints.ts';
import { adminUserResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { findUser } from './linked-user.ts';
import { toDashboardTips, toPlanRunningOut, toUser, toViewer } from './shapes.ts';

const maxLeagueMatches = 5;

const resolvers: DomainResolvers = {
  Viewer: {
    dashboard: async (_, _args, { loaders }) => ({
      wire: (await loaders.read(endpoints.userDashboard)).dashboard,
    }),
  },
  Dashboard: {
    specialTips: ({ wire }) => toDashboardTips(allowed(wire.special_tips)),
    defaultTips: ({ wire }) => toDashboardTips(allowed(wire.default_tips)),
    aiTips: ({ wire }) => toDashboardTips(allowed(wire.chatgpt_tips)),
    dropinfos: ({ wire }) => allowed(wire.dropinfos).map(toDropinfo),
    leagues: ({ wire }) =>
      allowed(wire.leagues).map((league) => ({
        league: toLeague(league),
        matches: toMatches({ matches: league.matches?.slice(0, maxLeagueMatches) ?? [] }),
      })),
    limitedPlanWarning: ({ wire }) => wire.limited_plan_warning ?? false,
    plansRunningOut: ({ wire }) => (wire.plans_running_out ?? []).map(toPlanRunningOut),
  },
};

export const user = defineDomain({
  endpoints: { ...endpoints, ...adminEndpoints },
  resolvers: [resolvers, adminUserResolvers],
  nodes: {
    Viewer: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      return caller?.id === id ? toViewer(caller) : null;
    },
    /** For admins any user, else only the caller. */
    User: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      if (caller?.id === id) return toUser(caller);
      return caller?.is_admin ? findUser(id, loaders) : null;
    },
  },
});
