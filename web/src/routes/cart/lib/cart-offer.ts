import type { cartOfferQuery$data } from '../../../__generated__/cartOfferQuery.graphql.ts';

type Answer<T> = Extract<T, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never;

/** A plan as the cart needs it. */
export type CartPlan = NonNullable<Answer<cartOfferQuery$data['plans']>>[number];

/** What is known of the buyer; null for a guest. */
export type CartBuyer = Answer<cartOfferQuery$data['viewer']>;
