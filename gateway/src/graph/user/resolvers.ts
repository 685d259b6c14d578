import type { DashboardResolvers, ViewerResolvers } from '../__generated__/schema.ts';
import { toDropinfo } from '../dropinfo/mapper.ts';
import { forbidden } from '../errors.ts';
import { toActiveSubscription, toDashboardTips, toDaysToEnd, toPermissions, toUser } from './mapper.ts';

const Viewer: ViewerResolvers = {
  user: ({ wire }) => toUser(wire),
  permissions: ({ wire }) => toPermissions(wire.permission),
  activeSubscription: ({ wire }) => toActiveSubscription(wire),
  activeSubRestPrice: ({ wire }) => wire.active_sub_rest_price ?? null,
  activeSubDaysToEnd: ({ wire }) => toDaysToEnd(wire),
  limitedApplied: ({ wire }) => wire.limited_applied ?? false,
  canUseDecember23Sale: ({ wire }) => wire.can_use_december23_sale ?? false,
  dashboard: async (_, _args, { loaders }) => ({ wire: await loaders.user.dashboard() }),
};

/** A section that the upstream leaves out is one that the caller may not see. */
function allowed<Section>(section: Section | null | undefined): Section {
  if (section == null) throw forbidden();
  return section;
}

const Dashboard: DashboardResolvers = {
  specialTips: ({ wire }) => allowed(toDashboardTips(wire.special_tips)),
  defaultTips: ({ wire }) => allowed(toDashboardTips(wire.default_tips)),
  chatgptTips: ({ wire }) => allowed(toDashboardTips(wire.chatgpt_tips)),
  dropinfos: ({ wire }) => allowed(wire.dropinfos).map(toDropinfo),
  limitedPlanWarning: ({ wire }) => wire.limited_plan_warning ?? false,
};

export const userResolvers = { Viewer, Dashboard };
