import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { planWire } from '../plan/endpoints.ts';
import { userWire } from '../user/endpoints.ts';

export const signIn = defineEndpoint({
  id: 'auth.signIn',
  method: 'POST',
  path: () => '/auth/sign_in.json',
  body: (args: { email: string; password: string }) => ({ email: args.email, password: args.password }),
  auth: 'none',
  decode: z.object({ data: userWire }),
  cost: 1,
  fields: ['Mutation.signIn'],
});

export const signOut = defineEndpoint({
  id: 'auth.signOut',
  method: 'DELETE',
  path: (_: Record<never, never>) => '/auth/sign_out.json',
  auth: 'user',
  decode: z.object({ success: z.boolean() }),
  cost: 1,
  fields: ['Mutation.signOut'],
});

export const validateToken = defineEndpoint({
  id: 'auth.validateToken',
  method: 'GET',
  path: (_: Record<never, never>) => '/auth/validate_token.json',
  auth: 'user',
  decode: z.object({ user: userWire, plans: z.array(planWire) }),
  cost: 1,
  fields: [
    'Query.viewer',
    'Query.admin',
    'Query.cartPrice',
    'Query.dropinfoFilters',
    { field: 'Query.leagues', when: { scope: ['FAVOURITE'] } },
    { field: 'Query.dropinfos', when: { 'filter.favouriteLeagues': 'given' } },
    'Plan.unavailability',
    'League.isActive',
    'League.isFavourite',
    'Mutation.updateProfile',
    'Mutation.setPushPreference',
    { field: 'Mutation.order', when: { 'input.expectedTotalPln': 'given' } },
    'Subscription.dropinfosAdded',
    'Subscription.tipStatusesChanged',
    { finds: 'User' },
    { finds: 'AdminPayment' },
  ],
});

/** The body with which validate_token refuses credentials: the plans are in it too. */
export const refusedTokenWire = z.object({ plans: z.array(planWire) });
