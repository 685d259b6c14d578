import { selectsRootField } from '../../kit/walk-selection.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { dependsOnBuyer, planName, toOffers, toPlan, unavailabilityOf } from './shapes.ts';

/** Null when the plan is no longer on sale. */
const plan = async (
  { planName: name }: { readonly planName?: string | null },
  _args: unknown,
  { loaders }: GraphContext,
) => {
  const found = (await loaders.plan.list()).find((wire) => planName(wire) === name);
  return found === undefined ? null : toPlan(found);
};

export const planResolvers = {
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
      return (shared ?? (await loaders.plan.list())).map(toPlan);
    },
  },
  Plan: {
    tipsEveryNth: ({ name }, _args, { config }) =>
      Object.hasOwn(config.planTipIntervals, name) ? (config.planTipIntervals[name] ?? null) : null,
    offers: ({ wire }) => toOffers(wire),
    unavailability: async ({ wire }, _args, { loaders, session, signedIn }) => {
      const user = signedIn && dependsOnBuyer(wire) ? (await loaders.session.identity()).user : null;
      return unavailabilityOf(wire, session.lang, user);
    },
  },
  ActiveSubscription: { plan },
  UpcomingSubscription: { plan },
  Payment: { plan },
  UserSubscription: { plan },
  DiscordUser: { plan },
} satisfies DomainResolvers;
