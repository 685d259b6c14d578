import { anything, list, shape } from '../../kit/shape.ts';
import { del, get, post } from '../../rest/endpoint.ts';
import { plan } from '../plan/shapes.ts';
import { adminUserFields } from '../user/admin-endpoints.ts';
import { user } from '../user/shapes.ts';

export const signIn = post('auth.signIn', '/auth/sign_in.json', {
  body: (args: { email: string; password: string }) => args,
  auth: 'none',
  decode: shape({ data: user }),
  fields: ['Mutation.signIn'],
});

export const signOut = del('auth.signOut', '/auth/sign_out.json', {
  decode: anything,
  fields: ['Mutation.signOut'],
});

/** Fields that return a dropinfo filter to callers other than admins, from whom its restrictions are hidden. */
const memberFilterFields = ['Query.dropinfoFilters', 'Query.node', 'Query.nodes'] as const;

export const validateToken = get('auth.validateToken', '/auth/validate_token.json', {
  decode: shape({ user, plans: list(plan) }),
  fields: [
    'Query.viewer',
    'Query.admin',
    'Query.cartPrice',
    'Query.dropinfoFilters',
    { field: 'Query.leagues', when: { scope: ['FAVOURITE'] } },
    { field: 'Query.dropinfos', when: { 'filter.favouriteLeagues': 'given' } },
    { field: 'Query.dropinfos', when: { 'filter.leagueFilterId': 'given' } },
    { field: 'DropinfoFilter.sportIds', of: memberFilterFields },
    { field: 'DropinfoFilter.leagueIds', of: memberFilterFields },
    { field: 'DropinfoFilter.version', of: memberFilterFields },
    'Plan.unavailability',
    'League.isActive',
    'League.isFavourite',
    // Again after each toggle whose reply lacks the caller's leagues.
    { field: 'Mutation.setLeagueFavourite', times: 3 },
    { field: 'Mutation.setLeagueActive', times: 3 },
    'Mutation.setLeagueEditable',
    'Mutation.updateProfile',
    'Mutation.setPushPreference',
    { field: 'Mutation.placeOrder', when: { 'input.expectedTotalPln': 'given' } },
    'Subscription.dropinfosAdded',
    'Subscription.tipStatusesChanged',
    'Subscription.paymentChanged',
    'Subscription.viewerChanged',
    'ViewerChangedPayload.viewer',
    'CreateAutofilterPayload.viewer',
    'CreateDropRulePayload.viewer',
    'DeleteDropRulePayload.viewer',
    'SaveAlertSettingsPayload.viewer',
    // After a reply that lacks the caller.
    'RegisterPayload.viewer',
    'UpdateAccountPayload.viewer',
    'UpdatePasswordPayload.viewer',
    'ResetPasswordPayload.viewer',
    'UpdateProfilePayload.viewer',
    'SetPushPreferencePayload.viewer',
    { field: 'User.push', of: adminUserFields },
    { field: 'User.showVipReservationNotice', of: adminUserFields },
    { finds: 'User' },
    { finds: 'Viewer' },
    { finds: 'Plan' },
    { finds: 'DropinfoFilter' },
  ],
});

/** The 401 body of validate_token also contains the plans. */
export const refusedToken = shape({ plans: list(plan) });
