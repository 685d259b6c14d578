import { type FieldNames, isUpstreamError } from '../../kit/errors.ts';
import { searchedText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages, type PagedList } from '../../kit/paged-connection.ts';
import type {
  AdminResolvers,
  AdminUserResolvers,
  MutationResolvers,
} from '../__generated__/resolver-types.ts';
import type { AdminUserFilter, AdminUserOrderField, GivenRole, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { mutation } from '../mutation.ts';
import { userUpdateData } from '../profile/endpoints.ts';
import {
  subscriptionAdminCreate,
  subscriptionAdminUpdate,
  subscriptionDiscordList,
  type UserListQuery,
  type UserPartQuery,
  userSetLocked,
  userSetRole,
} from './endpoints.ts';
import { type AdminUserModel, toAdminUser, toDiscordUser, toUserSubscription } from './mapper.ts';

const maxOnPage = 100;

const sortNames: Record<AdminUserOrderField, UserListQuery['sortBy']> = {
  ID: 'id',
  RANK: 'rank',
  JOINED_AT: 'joined_at',
  SUBSCRIPTION: 'subscription',
  STARTS_AT: 'starts_at',
  EXPIRES_AT: 'expires_at',
  GOQ: 'goq',
  DISCORD: 'discord',
  DEVICES: 'devices',
};

const filterNames: Record<AdminUserFilter, NonNullable<UserListQuery['filter']>> = {
  SUBSCRIBED: 'subscribed',
  ENDING: 'ending',
  TYPERS: 'typers',
  ADMINS: 'admins',
  LOCKED: 'locked',
};

const roleNames: Record<GivenRole, string> = { USER: 'user', TYPER: 'typer', ADMIN: 'admin' };

const users: NonNullable<AdminResolvers['users']> = (
  _,
  { search, filter, orderBy, first, page },
  { loaders },
) => {
  const query: UserListQuery = {
    search: searchedText(search),
    filter: filter ? filterNames[filter] : undefined,
    sortBy: sortNames[orderBy?.field ?? 'ID'],
    sortOrder: orderBy?.direction === 'DESC' ? 'desc' : 'asc',
  };
  return connectPages(loaders.adminUser.all(query, first), { first, page, max: maxOnPage });
};

async function findUser(id: number, { loaders }: GraphContext): Promise<AdminUserModel | null> {
  const wire = id < 1 ? null : await loaders.adminUser.one(id);
  return wire && toAdminUser(wire);
}

const user: NonNullable<AdminResolvers['user']> = (_, { userId }, context) => findUser(userId, context);

const discordUsers: NonNullable<AdminResolvers['discordUsers']> = async (_, _args, { rest, session }) =>
  (await rest.call(subscriptionDiscordList, {}, session)).users.map(toDiscordUser);

/** A page of what belongs to a user. */
function partOf<Item>(
  list: (query: UserPartQuery, pageSize: number) => PagedList<Item>,
  { userId }: AdminUserModel,
  { search, first, page }: { search?: string | null; first: number; page: number },
) {
  return connectPages(list({ id: userId, search: searchedText(search) }, first), {
    first,
    page,
    max: maxOnPage,
  });
}

const AdminUser: Pick<AdminUserResolvers, 'subscriptions' | 'logs' | 'devices'> = {
  subscriptions: async ({ sentSubscriptions, userId }, _args, { loaders }) => {
    if (sentSubscriptions !== null) return sentSubscriptions;
    return (await loaders.adminUser.one(userId))?.subscriptions?.map(toUserSubscription) ?? [];
  },
  logs: (parent, args, { loaders }) => partOf(loaders.adminUser.logs, parent, args),
  devices: (parent, args, { loaders }) => partOf(loaders.adminUser.devices, parent, args),
};

/**
 * Changes a user and reads them anew, since the upstream's replies to these calls say nothing of them. With `rights` the
 * open sockets of that user authenticate again: what they may see has changed.
 */
const change = (
  id: number,
  context: GraphContext,
  send: () => Promise<unknown>,
  { names = {}, rights = false }: { names?: FieldNames; rights?: boolean } = {},
) =>
  mutation(
    context,
    { user: null },
    async () => {
      await send();
      context.resetLoaders();
      const user = await findUser(id, context);
      if (rights && user !== null) context.live?.requestReauth(user.uid);
      return { user };
    },
    { names },
  );

const updateUser: MutationResolvers['updateUser'] = (_, { input }, context) => {
  const id = idOf('AdminUser', input.id);
  const fields = {
    first_name: input.firstName ?? undefined,
    last_name: input.lastName ?? undefined,
    discord: input.discord ?? undefined,
    notes: input.notes ?? undefined,
    version: input.version ?? undefined,
  };
  return change(id, context, () =>
    context.rest.call(userUpdateData, { id, change: fields }, context.session),
  );
};

const setUserRole: MutationResolvers['setUserRole'] = (_, { input }, context) => {
  const id = idOf('AdminUser', input.id);
  const args = { id, role: roleNames[input.role] };
  return change(id, context, () => context.rest.call(userSetRole, args, context.session), { rights: true });
};

const noLocking: UserError = {
  field: null,
  code: 'UNSUPPORTED',
  message: 'The upstream has no call to lock or unlock.',
};

/**
 * The upstream may be without this call: then it is not found though the user is. Who has locked themselves can read
 * nobody any more, so the user comes from the reply.
 */
const setUserLocked: MutationResolvers['setUserLocked'] = async (_, { input }, context) => {
  const id = idOf('AdminUser', input.id);
  const args = { id, locked: input.isLocked };
  const send = async () => {
    const user = toAdminUser((await context.rest.call(userSetLocked, args, context.session)).user);
    context.live?.requestReauth(user.uid);
    return { user };
  };
  try {
    return await mutation(context, { user: null }, send, { names: { locked: 'isLocked' } });
  } catch (error) {
    const isMissing = isUpstreamError(error, 'NOT_FOUND') && (await findUser(id, context)) !== null;
    if (!isMissing) throw error;
    return { user: null, errors: [noLocking] };
  }
};

/** Fields of the calls on subscriptions whose name in the graph is another one. */
const subscriptionNames: FieldNames = {
  user_id: 'id',
  sub: 'plan',
  sub_months: 'months',
  subscription_id: 'subscription',
};

const grantSubscription: MutationResolvers['grantSubscription'] = (_, { input }, context) => {
  const id = idOf('AdminUser', input.id);
  const { plan, months, discord = false, goq = false } = input;
  const args = { user_id: id, sub: plan, sub_months: months, discord, goq };
  return change(id, context, () => context.rest.call(subscriptionAdminCreate, args, context.session), {
    names: subscriptionNames,
    rights: true,
  });
};

const changeSubscription: MutationResolvers['changeSubscription'] = (_, { input }, context) => {
  const id = idOf('AdminUser', input.id);
  const args = {
    user_id: id,
    subscription_id: input.subscription ?? undefined,
    version: input.version ?? undefined,
    sub: input.plan ?? undefined,
    expires_at: input.expiresAt ?? undefined,
    discord: input.discord ?? undefined,
    goq: input.goq ?? undefined,
  };
  return change(id, context, () => context.rest.call(subscriptionAdminUpdate, args, context.session), {
    names: subscriptionNames,
    rights: true,
  });
};

export const adminUserResolvers = {
  Admin: { users, user, discordUsers },
  AdminUser,
  Mutation: { updateUser, setUserRole, setUserLocked, grantSubscription, changeSubscription },
};
