import { selectsRootField } from '../../kit/walk-selection.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import { adminPlanResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { dependsOnBuyer, planName, toOffers, toPlan, unavailabilityOf } from './shapes.ts';

/** Null when the plan is no longer on sale. */
const planByName = async (
  { planName: name }: { readonly planName?: string | null },
  _args: unknown,
  { loaders }: GraphContext,
) => {
  const found = (await loaders.read(endpoints.planList)).plans.find((wire) => planName(wire) === name);
  return found === undefined ? null : toPlan(found);
};

const resolvers: DomainResolvers = {
  Query: {
    /** An operation that selects `viewer` gets the plans from the identity call, also from a refusal; else they are read alone. */
    plans: async (_, _args, { loaders, signedIn }, info) => {
      const shared =
        signedIn && selectsRootField(info, 'viewer')
          ? await loaders.session.identity().then(
              (identity) => identity.plans,
              () => null,
            )
          : null;
      return (shared ?? (await loaders.read(endpoints.planList)).plans).map(toPlan);
    },
  },
  Plan: {
    tipsEveryNth: ({ name }, _args, { config }) =>
      Object.hasOwn(config.planTipIntervals, name) ? (config.planTipIntervals[name] ?? null) : null,
    offers: ({ wire }) => toOffers(wire),
    /** As for a guest when the identity cannot be read. */
    unavailability: async ({ wire }, _args, { loaders, session, signedIn }) => {
      const identity =
        signedIn && dependsOnBuyer(wire) ? await loaders.session.identity().catch(() => null) : null;
      return unavailabilityOf(wire, session.lang, identity?.user ?? null);
    },
  },
  ActiveSubscription: { plan: planByName },
  UpcomingSubscription: { plan: planByName },
  Payment: { plan: planByName },
  UserSubscription: { plan: planByName },
  DiscordUser: { plan: planByName },
};

export const plan = defineDomain({
  endpoints,
  resolvers: [resolvers, adminPlanResolvers],
  nodes: {
    /** For admins any plan, else one on sale, also when the identity cannot be read. */
    Plan: async (id, { loaders }) => {
      const identity = await loaders.session.identity().catch(() => null);
      const args = identity?.user?.is_admin ? { forAdmin: true } : undefined;
      return findRow((await loaders.read(endpoints.planList, args)).plans, id, toPlan);
    },
  },
});
