import { allowed } from '../../kit/errors.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { toDropinfo } from '../dropinfo/shapes.ts';
import { toLeague } from '../league/shapes.ts';
import { toMatches } from '../match/shapes.ts';
import * as endpoints from './endpoints.ts';
import { createDashboardLoaders } from './loaders.ts';
import { toDashboardTips, toPlanRunningOut } from './shapes.ts';

const maxLeagueMatches = 5;

const resolvers: DomainResolvers = {
  Viewer: {
    dashboard: async (_, _args, { loaders }) => ({ wire: await loaders.dashboard.sections() }),
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

export const dashboard = defineDomain({
  endpoints,
  loaders: { dashboard: createDashboardLoaders },
  resolvers: [resolvers],
});
