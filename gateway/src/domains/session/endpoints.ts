import { boolean, list, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { plan } from '../plan/shapes.ts';
import { givesUserToAdmin } from '../user/admin-endpoints.ts';
import { user } from '../user/shapes.ts';

export const signIn = defineEndpoint({
  id: 'auth.signIn',
  method: 'POST',
  path: () => '/auth/sign_in.json',
  body: (args: { email: string; password: string }) => ({ email: args.email, password: args.password }),
  auth: 'none',
  decode: shape({ data: user }),
  cost: 1,
  fields: ['Mutation.signIn'],
});

export const signOut = defineEndpoint({
  id: 'auth.signOut',
  method: 'DELETE',
  path: (_: Record<never, never>) => '/auth/sign_out.json',
  auth: 'user',
  decode: shape({ success: boolean }),
  cost: 1,
  fields: ['Mutation.signOut'],
});

/** The fields that show a filter of dropinfos to others than admins too, from whom part of it is kept. */
const givesFilterToMembers = ['Query.dropinfoFilters', 'Query.node', 'Query.nodes'] as const;

export const validateToken = defineEndpoint({
  id: 'auth.validateToken',
  method: 'GET',
  path: (_: Record<never, never>) => '/auth/validate_token.json',
  auth: 'user',
  decode: shape({ user, plans: list(plan) }),
  cost: 1,
  fields: [
    'Query.viewer',
    'Query.admin',
    'Query.cartPrice',
    'Query.dropinfoFilters',
    { field: 'Query.leagues', when: { scope: ['FAVOURITE'] } },
    { field: 'Query.dropinfos', when: { 'filter.favouriteLeagues': 'given' } },
    { field: 'DropinfoFilter.sportIds', of: givesFilterToMembers },
    { field: 'DropinfoFilter.leagueIds', of: givesFilterToMembers },
    { field: 'DropinfoFilter.version', of: givesFilterToMembers },
    'Plan.unavailability',
    'League.isActive',
    'League.isFavourite',
    'Mutation.setLeagueFavourite',
    'Mutation.setLeagueActive',
    'Mutation.setLeagueEditable',
    'Mutation.saveAlertSettings',
    'Mutation.updateProfile',
    'Mutation.setPushPreference',
    { field: 'Mutation.placeOrder', when: { 'input.expectedTotalPln': 'given' } },
    'Subscription.dropinfosAdded',
    'Subscription.tipStatusesChanged',
    'Subscription.paymentChanged',
    'Subscription.viewerChanged',
    'ViewerChangedPayload.viewer',
    { field: 'User.push', of: givesUserToAdmin },
    { field: 'User.showVipReservationNotice', of: givesUserToAdmin },
    { finds: 'User' },
    { finds: 'Viewer' },
    { finds: 'Plan' },
  ],
});

/** The body with which validate_token refuses credentials: the plans are in it too. */
export const refusedToken = shape({ plans: list(plan) });
