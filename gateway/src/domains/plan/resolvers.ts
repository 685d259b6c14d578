import { selectsRootField } from '../../kit/selected-fields.ts';
import type { PlanResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import { dependsOnBuyer, toOffers, toPlan, unavailabilityOf } from './mapper.ts';

/**
 * An operation that asks who the viewer is gets the plans with that answer, also with a refusal; otherwise they are
 * read by themselves.
 */
const plans: QueryResolvers['plans'] = async (_, _args, { loaders, signedIn }, info) => {
  const shared =
    signedIn && selectsRootField(info, 'viewer')
      ? await loaders.session.identity().then(
          (identity) => identity.plans,
          () => null,
        )
      : null;
  return (shared ?? (await loaders.plan.list())).map(toPlan);
};

const Plan: PlanResolvers = {
  tipsEveryNth: ({ name }, _args, { config }) =>
    Object.hasOwn(config.planTipIntervals, name) ? (config.planTipIntervals[name] ?? null) : null,
  offers: ({ wire }) => toOffers(wire),
  unavailability: async ({ wire }, _args, { loaders, session, signedIn }) => {
    const user = signedIn && dependsOnBuyer(wire) ? (await loaders.session.identity()).user : null;
    return unavailabilityOf(wire, session.lang, user);
  },
};

export const planResolvers = { Query: { plans }, Plan };
