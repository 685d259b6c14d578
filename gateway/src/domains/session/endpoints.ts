import { boolean, list, shape } from '../../kit/shape.ts';
import { del, get, post } from '../../rest/endpoint.ts';
import { plan } from '../plan/shapes.ts';
import { givesUserToAdmin } from '../user/admin-endpoints.ts';
import { user } from '../user/shapes.ts';

export const signIn = post('auth.signIn', '/auth/sign_in.json', {
  body: (args: { email: string; password: string }) => ({ email: args.email, password: args.password }),
  auth: 'none',
  decode: shape({ data: user }),
  fields: ['Mutation.signIn'],
});

export const signOut = del('auth.signOut', '/auth/sign_out.json', {
  decode: shape({ success: boolean }),
  fields: ['Mutation.signOut'],
});

/** The fields that show a filter of dropinfos to others than admins too, from whom part of it is kept. */
const givesFilterToMembers = ['Query.dropinfoFilters', 'Query.node', 'Query.nodes'] as const;

export const validateToken = get('auth.validateToken', '/auth/validate_token.json', {
  decode: shape({ user, plans: list(plan) }),
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
