import { selectsRootField } from '../../kit/walk-selection.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { dependsOnBuyer, planName, toOffers, toPlan, unavailabilityOf } from './shapes.ts';

/** The plan of a subscription or payment; null when it is not on sale any more. */
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
    /**
     * An operation that asks who the viewer is gets the plans with that answer, also with a refusal; otherwise they are
     * read by themselves.
     */
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
} satisfies DomainResolvers;
