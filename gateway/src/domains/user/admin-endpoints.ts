import { type PageArgs, pageQuery } from '../../kit/paged-list.ts';
import { anything, list, pageFields, shape } from '../../kit/shape.ts';
import { toWire, withoutNulls } from '../../kit/wire.ts';
import { get, post, put } from '../../rest/endpoint.ts';
import type {
  CreateUserSubscriptionInput,
  SortDirection,
  UpdateUserSubscriptionInput,
  UserFilter,
  UserOrderField,
} from '../__generated__/schema.ts';
import { discordUser, userDevice, userForAdmin, userLog } from './admin-shapes.ts';
import { account } from './shapes.ts';

export interface UserListQuery {
  readonly search: string | null;
  readonly sortBy: Lowercase<UserOrderField>;
  readonly sortOrder: Lowercase<SortDirection>;
  /** The upstream may ignore this parameter. */
  readonly filter: Lowercase<UserFilter> | undefined;
}

export const userList = get('user.list', '/users.json', {
  query: (args: UserListQuery & PageArgs) => toWire(args),
  decode: shape({ ...pageFields, users: list(userForAdmin) }),
  cost: 2,
  fields: [
    { field: 'Admin.users', by: ['search', 'filter', 'orderBy', 'first', 'after', 'page'], pages: 'first' },
  ],
});

const userIdFields = ['__typename', 'id', 'userId'] as const;

/** Fields that link to a user, with the user's fields that are available without reading the user. */
export const userLinks = {
  'Commission.user': new Set<string>(userIdFields),
  'Payment.user': new Set<string>(userIdFields),
  'Tip.author': new Set<string>(userIdFields),
  'TyperCommission.user': new Set<string>(userIdFields),
  'UserLog.author': new Set<string>([...userIdFields, 'email']),
  'DiscordUser.user': new Set<string>([...userIdFields, 'email', 'firstName', 'lastName']),
} as const;

const linkFields = Object.keys(userLinks) as (keyof typeof userLinks)[];

/** Fields that return a user to admins; fields that only the user sees need a separate call. */
export const adminUserFields = [
  'Admin.user',
  ...linkFields,
  'UserEdge.node',
  'UpdateUserPayload.user',
  'SetUserRolePayload.user',
  'SetUserLockedPayload.user',
  'CreateUserSubscriptionPayload.user',
  'UpdateUserSubscriptionPayload.user',
  'Query.node',
  'Query.nodes',
] as const;

/** Fields of a user for admins that the list of users also contains. */
const accountFields = Object.keys(account.fields).filter(
  (name) => name !== 'sentSubscriptions' && name !== 'activeOnly',
);

export const userGet = get('user.get', '/users/{id}.json', {
  decode: shape({ user: userForAdmin }),
  fields: [
    { field: 'Admin.user', by: ['userId'] },
    { field: 'User.subscriptions', per: 'object', of: ['UserEdge.node', 'Viewer.user'] },
    ...accountFields.map((name) => ({ field: `User.${name}`, per: 'object', of: ['Viewer.user'] }) as const),
    ...linkFields.map((field) => ({ field, per: 'object', beyond: userLinks[field] }) as const),
    'Mutation.updateUser',
    'Mutation.setUserLocked',
    // Before the change, whose caller may lose the right to read, and after it.
    { field: 'Mutation.setUserRole', times: 2 },
    { field: 'Mutation.createUserSubscription', times: 2 },
    { field: 'Mutation.updateUserSubscription', times: 2 },
    { finds: 'User', per: 'object' },
  ],
});

export const userSetRole = put('user.setRole', '/users/{id}/set_role.json', {
  body: ({ role }: { role: string }) => ({ user: { role } }),
  decode: anything,
  fields: ['Mutation.setUserRole'],
});

/** Locks or unlocks a user. Not in the call catalogue: an upstream without it answers 404. */
export const userSetLocked = put('user.setLocked', '/users/{id}/set_locked.json', {
  body: ({ locked }: { locked: boolean }) => ({ user: { locked } }),
  decode: shape({ user: userForAdmin }),
  fields: ['Mutation.setUserLocked'],
});

const partQuery = (args: PageArgs & { search: string | null }) => ({
  ...pageQuery(args),
  search: args.search,
});

export const userLogs = get('user.logs', '/users/{id}/user_logs.json', {
  query: partQuery,
  decode: shape({ ...pageFields, logs: list(userLog) }),
  fields: [{ field: 'User.logs', per: 'object', by: ['search', 'first', 'after', 'page'], pages: 'first' }],
});

export const userDevices = get('user.devices', '/users/{id}/user_devices.json', {
  query: partQuery,
  decode: shape({ ...pageFields, devices: list(userDevice) }),
  fields: [
    { field: 'User.devices', per: 'object', by: ['search', 'first', 'after', 'page'], pages: 'first' },
  ],
});

export const subscriptionAdminCreate = post(
  'subscription.adminCreate',
  '/subscriptions/create_user_subscription.json',
  {
    body: ({ id, input }: { id: number; input: CreateUserSubscriptionInput }) => {
      const { planName, months, discord = false, goq = false } = input;
      return { user_id: id, sub: planName, sub_months: months, discord, goq };
    },
    decode: anything,
    fields: ['Mutation.createUserSubscription'],
  },
);

interface SubscriptionChange {
  readonly id: number;
  /** The active subscription when absent. */
  readonly subscriptionId: number | undefined;
  readonly input: UpdateUserSubscriptionInput;
}

export const subscriptionAdminUpdate = post(
  'subscription.adminUpdate',
  '/subscriptions/update_user_subscription.json',
  {
    body: ({ id: userId, subscriptionId, input }: SubscriptionChange) =>
      toWire({ ...withoutNulls(input), userId, subscriptionId }, { planName: 'sub' }),
    decode: anything,
    fields: ['Mutation.updateUserSubscription'],
  },
);

export const subscriptionDiscordList = get('subscription.discordList', '/subscriptions/discord_list.json', {
  decode: shape({ users: list(discordUser) }),
  cost: 2,
  fields: ['Admin.discordUsers'],
});
