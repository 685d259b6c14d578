import { list, shape } from '../../kit/shape.ts';
import { toWire } from '../../kit/wire.ts';
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
    { field: 'Admin.plans', per: 'object' },
    { field: 'Mutation.placeOrder', when: { 'input.expectedTotalPln': 'given' } },
    'UserSubscription.plan',
    'DiscordUser.plan',
    // For admins another list than that of the fields above.
    { finds: 'Plan', per: 'type' },
  ],
});

const onePlan = shape({ plan });

export const planGet = get('plan.get', '/plans/{planId}.json', {
  decode: onePlan,
  fields: [{ field: 'Admin.plan', by: ['planId'] }],
});

/** What an absent field removes. */
const nothing = {
  ...{ salePercent: null, saleStartsAt: null, saleEndsAt: null },
  ...{ placesTotal: null, soldUntil: null, validFrom: null, validUntil: null },
};

/** A plan on the wire; null removes a value. */
export const toPlanData = ({ planId: _, ...input }: UpdatePlanInput) =>
  toWire({ ...nothing, ...input }, { placesTotal: 'limited_total' });

export const planUpdate = put('plan.update', '/plans/{planId}.json', {
  body: ({ plan }: { plan: ReturnType<typeof toPlanData> }) => ({ plan }),
  decode: onePlan,
  fields: ['Mutation.updatePlan'],
});
