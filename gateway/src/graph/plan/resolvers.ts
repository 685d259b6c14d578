import type { QueryResolvers } from '../__generated__/schema.ts';
import { selectsRootField } from '../root-fields.ts';
import { toPlan } from './mapper.ts';

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

export const planResolvers = { Query: { plans } };
