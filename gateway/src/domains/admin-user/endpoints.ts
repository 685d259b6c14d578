import { z } from 'zod';
import { pageWire, wireId, wireTime } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';

const subscriptionWire = z.object({
  id: wireId,
  sub: z.string(),
  starts_at: wireTime,
  expires_at: wireTime,
  goq: z.boolean(),
  discord: z.boolean(),
  discord_until: wireTime.nullish(),
  value: z.number().nullish(),
  version: z.string().nullish(),
});
export type SubscriptionWire = z.infer<typeof subscriptionWire>;

/** A user as the upstream sends them to admins; all subscriptions come with a single one only. */
export const adminUserWire = z.object({
  id: wireId,
  email: z.string(),
  uid: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  discord: z.string().nullish(),
  notes: z.string().nullish(),
  role: z.string(),
  is_service: z.boolean().nullish(),
  joined_at: wireTime,
  locked_at: wireTime.nullish(),
  devices: z.int().nullish(),
  subscription: subscriptionWire.nullish(),
  subscriptions: z.array(subscriptionWire).nullish(),
  version: z.string().nullish(),
});
export type AdminUserWire = z.infer<typeof adminUserWire>;

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
  decode: pageWire.extend({ users: z.array(adminUserWire) }),
  cost: 2,
  fields: [{ field: 'Admin.users', by: ['search', 'filter', 'orderBy', 'first', 'page'] }],
});

/** Reads one user. */
export const userGet = defineEndpoint({
  id: 'user.get',
  method: 'GET',
  path: (args: { id: number }) => `/users/${args.id}.json`,
  auth: 'user',
  decode: z.object({ user: adminUserWire }),
  cost: 1,
  fields: [
    { field: 'Admin.user', by: ['userId'] },
    { field: 'AdminUser.subscriptions', per: 'object', of: ['AdminUserEdge.node'] },
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
  decode: z.unknown(),
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
  decode: z.object({ user: adminUserWire }),
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

const logWire = z.object({
  id: wireId,
  action: z.string(),
  details: z.record(z.string(), z.unknown()).nullish(),
  created_at: wireTime,
  author: z.object({ id: wireId, email: z.string() }).nullish(),
});
export type LogWire = z.infer<typeof logWire>;

/** Reads a page of a user's log. */
export const userLogs = defineEndpoint({
  id: 'user.logs',
  method: 'GET',
  path: (args: UserPartQuery & PageArgs) => `/users/${args.id}/user_logs.json`,
  query: partQuery,
  auth: 'user',
  decode: pageWire.extend({ logs: z.array(logWire) }),
  cost: 1,
  fields: [{ field: 'AdminUser.logs', per: 'object', by: ['search', 'first', 'page'] }],
});

const deviceWire = z.object({
  id: wireId,
  device_type: z.string(),
  lang: z.string().nullish(),
  service: z.string().nullish(),
  created_at: wireTime,
  seen_at: wireTime.nullish(),
});
export type DeviceWire = z.infer<typeof deviceWire>;

/** Reads a page of a user's devices. */
export const userDevices = defineEndpoint({
  id: 'user.devices',
  method: 'GET',
  path: (args: UserPartQuery & PageArgs) => `/users/${args.id}/user_devices.json`,
  query: partQuery,
  auth: 'user',
  decode: pageWire.extend({ devices: z.array(deviceWire) }),
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
  decode: z.unknown(),
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
  decode: z.unknown(),
  cost: 1,
  fields: ['Mutation.changeSubscription'],
});

const discordUserWire = z.object({
  id: wireId,
  email: z.string(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  discord: z.string().nullish(),
  sub: z.string(),
  expires_at: wireTime,
});
export type DiscordUserWire = z.infer<typeof discordUserWire>;

/** Reads who belongs on the Discord server. */
export const subscriptionDiscordList = defineEndpoint({
  id: 'subscription.discordList',
  method: 'GET',
  path: (_: Record<never, never>) => '/subscriptions/discord_list.json',
  auth: 'user',
  decode: z.object({ users: z.array(discordUserWire) }),
  cost: 2,
  fields: [{ field: 'Admin.discordUsers', per: 'place' }],
});
