import { badUserInput, userErrorsOf } from '../../kit/errors.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import type {
  AdminPromoCode,
  AdminResolvers,
  MutationResolvers,
  UserError,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { promoCodeCreate, promoCodeDisable } from './endpoints.ts';
import { toAdminPromoCode } from './mapper.ts';
import type { PromoCodeWire } from './shapes.ts';

const promoCodes: NonNullable<AdminResolvers['promoCodes']> = async (_, _args, { loaders }) =>
  (await loaders.promoCode.list()).map(toAdminPromoCode);

/** Runs a change of a promo code and gives what is refused as errors of the payload. */
async function change(
  { resetLoaders }: GraphContext,
  send: () => Promise<{ promocode: PromoCodeWire }>,
): Promise<{ promoCode: AdminPromoCode | null; errors: UserError[] }> {
  try {
    const { promocode } = await send();
    return { promoCode: toAdminPromoCode(promocode), errors: [] };
  } catch (error) {
    return { promoCode: null, errors: userErrorsOf(error) };
  } finally {
    resetLoaders();
  }
}

const createPromoCode: MutationResolvers['createPromoCode'] = (_, { input }, context) => {
  const { code, percentage, startsAt = null, expiresAt = null } = input;
  return change(context, () =>
    context.rest.call(promoCodeCreate, { code, percentage, startsAt, expiresAt }, context.session),
  );
};

const disablePromoCode: MutationResolvers['disablePromoCode'] = (_, { input }, context) => {
  const ref = fromGlobalId(input.id);
  if (ref?.type !== 'AdminPromoCode') throw badUserInput('id is not the id of a promo code.');
  return change(context, () => context.rest.call(promoCodeDisable, { id: ref.id }, context.session));
};

export const promoCodeResolvers = {
  Admin: { promoCodes },
  Mutation: { createPromoCode, disablePromoCode },
};
