import { list, shape } from '../../kit/shape.ts';
import { get, put } from '../../rest/endpoint.ts';
import { plan } from './shapes.ts';

/** Reads the plans on sale, or for admins all plans. */
export const planList = get('plan.list', '/plans.json', {
  query: (args: { forAdmin?: boolean }) => ({ admin_list: args.forAdmin ? 'true' : undefined }),
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

export const planGet = get('plan.get', (args: { planId: number }) => `/plans/${args.planId}.json`, {
  decode: onePlan,
  fields: [{ field: 'Admin.plan', by: ['planId'] }],
});

/** What a plan is to be, in the upstream's words; null takes away. */
export interface PlanTermsWire {
  readonly version: number;
  readonly price_pln: number;
  readonly sale_percent: number | null;
  readonly sale_starts_at: string | null;
  readonly sale_ends_at: string | null;
  readonly is_limited: boolean;
  readonly limited_total: number | null;
  readonly sold_until: string | null;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
}

export const planUpdate = put(
  'plan.update',
  (args: { planId: number; plan: PlanTermsWire }) => `/plans/${args.planId}.json`,
  { body: ({ plan }) => ({ plan }), decode: onePlan, fields: ['Mutation.updatePlan'] },
);
