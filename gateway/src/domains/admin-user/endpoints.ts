import { anything, list, pageFields, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { adminUser, discordUser, userDevice, userLog } from './shapes.ts';

/** How admins may have the users found and sorted. */
export interface UserListQuery {
  readonly search: string | null;
  readonly sortBy:
    | 'id'
    | 'rank'
    | 'joined_at'
    | 'subscription'
    | 'starts_at'
    | 'expires_at'
    | 'goq'
    | 'discord'
    | 'devices';
  readonly sortOrder: 'asc' | 'desc';
  /** An upstream may not know this parameter. */
  readonly filter: 'subscribed' | 'ending' | 'typers' | 'admins' | 'locked' | undefined;
}

/** A page by its number and size. */
export interface PageArgs {
  readonly page: number;
  readonly perPage: number;
}

/** Reads a page of users. */
export const userList = defineEndpoint({
  id: 'user.list',
  method: 'GET',
  path: () => '/users.json',
  query: (args: UserListQuery & PageArgs) => ({
    page: String(args.page),
    per_page: String(args.perPage),
    search: args.search ?? undefined,
    filter: args.filter,
    sort_by: args.sortBy,
    sort_order: args.sortOrder,
  }),
  auth: 'user',
  decode: shape({ ...pageFields, users: list(adminUser) }),
  cost: 2,
  fields: [{ field: 'Admin.users', by: ['search', 'filter', 'orderBy', 'first', 'page'] }],
});

/** Reads one user. */
export const userGet = defineEndpoint({
  id: 'user.get',
  method: 'GET',
  path: (args: { id: number }) => `/users/${args.id}.json`,
  auth: 'user',
  decode: shape({ user: adminUser }),
  cost: 1,
  fields: [
    { field: 'Admin.user', by: ['userId'] },
    { field: 'AdminUser.subscriptions', per: 'object', of: ['AdminUserEdge.node'] },
    { field: 'Payment.user', per: 'object' },
    'Mutation.updateUser',
    'Mutation.setUserRole',
    'Mutation.setUserLocked',
    'Mutation.grantSubscription',
    'Mutation.changeSubscription',
    { finds: 'AdminUser', per: 'object' },
  ],
});

/** Gives a user a role; the reply says nothing that matters. */
export const userSetRole = defineEndpoint({
  id: 'user.setRole',
  method: 'PUT',
  path: (args: { id: number; role: string }) => `/users/${args.id}/set_role.json`,
  body: ({ role }) => ({ user: { role } }),
  auth: 'user',
  decode: anything,
  cost: 1,
  fields: ['Mutation.setUserRole'],
});

/** Locks or unlocks a user. Beyond the calls of the catalogue: an upstream without it answers 404. */
export const userSetLocked = defineEndpoint({
  id: 'user.setLocked',
  method: 'PUT',
  path: (args: { id: number; locked: boolean }) => `/users/${args.id}/set_locked.json`,
  body: ({ locked }) => ({ user: { locked } }),
  auth: 'user',
  decode: shape({ user: adminUser }),
  cost: 1,
  fields: ['Mutation.setUserLocked'],
});

/** Which part of what belongs to a user is looked at. */
export interface UserPartQuery {
  readonly id: number;
  readonly search: string | null;
}

const partQuery = (args: UserPartQuery & PageArgs) => ({
  page: String(args.page),
  per_page: String(args.perPage),
  search: args.search ?? undefined,
});

/** Reads a page of a user's log. */
export const userLogs = defineEndpoint({
  id: 'user.logs',
  method: 'GET',
  path: (args: UserPartQuery & PageArgs) => `/users/${args.id}/user_logs.json`,
  query: partQuery,
  auth: 'user',
  decode: shape({ ...pageFields, logs: list(userLog) }),
  cost: 1,
  fields: [{ field: 'AdminUser.logs', per: 'object', by: ['search', 'first', 'page'] }],
});

/** Reads a page of a user's devices. */
export const userDevices = defineEndpoint({
  id: 'user.devices',
  method: 'GET',
  path: (args: UserPartQuery & PageArgs) => `/users/${args.id}/user_devices.json`,
  query: partQuery,
  auth: 'user',
  decode: shape({ ...pageFields, devices: list(userDevice) }),
  cost: 1,
  fields: [{ field: 'AdminUser.devices', per: 'object', by: ['search', 'first', 'page'] }],
});

/** A subscription that is given by hand. */
export interface GrantArgs {
  readonly user_id: number;
  readonly sub: string;
  readonly sub_months: number;
  readonly discord: boolean;
  readonly goq: boolean;
}

/** Gives a user a subscription; the reply says nothing that matters. */
export const subscriptionAdminCreate = defineEndpoint({
  id: 'subscription.adminCreate',
  method: 'POST',
  path: () => '/subscriptions/create_user_subscription.json',
  body: (args: GrantArgs) => args,
  auth: 'user',
  decode: anything,
  cost: 1,
  fields: ['Mutation.grantSubscription'],
});

/** How a subscription is to be; what is undefined stays. */
export interface SubscriptionChangeArgs {
  readonly user_id: number;
  readonly subscription_id: number | undefined;
  readonly version: string | undefined;
  readonly sub: string | undefined;
  readonly expires_at: string | undefined;
  readonly discord: boolean | undefined;
  readonly goq: boolean | undefined;
}

/** Changes a subscription of a user; the reply says nothing that matters. */
export const subscriptionAdminUpdate = defineEndpoint({
  id: 'subscription.adminUpdate',
  method: 'POST',
  path: () => '/subscriptions/update_user_subscription.json',
  body: (args: SubscriptionChangeArgs) => args,
  auth: 'user',
  decode: anything,
  cost: 1,
  fields: ['Mutation.changeSubscription'],
});

/** Reads who belongs on the Discord server. */
export const subscriptionDiscordList = defineEndpoint({
  id: 'subscription.discordList',
  method: 'GET',
  path: (_: Record<never, never>) => '/subscriptions/discord_list.json',
  auth: 'user',
  decode: shape({ users: list(discordUser) }),
  cost: 2,
  fields: [{ field: 'Admin.discordUsers', per: 'place' }],
});
