import { list, shape } from '../../kit/shape.ts';
import { get, put } from '../../rest/endpoint.ts';
import type { UpdatePlanInput } from '../__generated__/schema.ts';
import { plan } from './shapes.ts';

/** Reads the plans on sale; with `forAdmin` all plans. */
export const planList = get('plan.list', '/plans.json', {
  query: (args: { forAdmin?: boolean }) => ({ admin_list: args.forAdmin || null }),
  auth: 'optional',
  decode: shape({ plans: list(plan) }),
  staleIfErrorMs: 10 * 60_000,
  fields: [
    'Query.plans',
    'ActiveSubscription.plan',
    'UpcomingSubscription.plan',
    'Payment.plan',
    'Query.cartPrice',
    { field: 'Admin.plans', per: 'place' },
    { field: 'Mutation.placeOrder', when: { 'input.expectedTotalPln': 'given' } },
    'UserSubscription.plan',
    'DiscordUser.plan',
    { finds: 'Plan' },
  ],
});

const onePlan = shape({ plan });

export const planGet = get('plan.get', '/plans/{planId}.json', {
  decode: onePlan,
  fields: [{ field: 'Admin.plan', by: ['planId'] }],
});

/** A plan on the wire; null removes a value. */
export const toPlanData = (input: UpdatePlanInput) => ({
  version: input.version,
  price_pln: input.pricePln,
  sale_percent: input.salePercent ?? null,
  sale_starts_at: input.saleStartsAt ?? null,
  sale_ends_at: input.saleEndsAt ?? null,
  is_limited: input.isLimited,
  limited_total: input.placesTotal ?? null,
  sold_until: input.soldUntil ?? null,
  valid_from: input.validFrom ?? null,
  valid_until: input.validUntil ?? null,
});

export const planUpdate = put('plan.update', '/plans/{planId}.json', {
  body: ({ plan }: { plan: ReturnType<typeof toPlanData> }) => ({ plan }),
  decode: onePlan,
  fields: ['Mutation.updatePlan'],
});
