import type { cartContentOfferQuery$data } from '../../../__generated__/cartContentOfferQuery.graphql.ts';

type Answer<T> = Extract<T, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never;

/** A plan as the cart needs it. */
export type CartPlan = NonNullable<Answer<cartContentOfferQuery$data['plans']>>[number];

/** What is known of the buyer; null for a guest. */
export type CartBuyer = Answer<cartContentOfferQuery$data['viewer']>;
