import { asListed, connectWhole } from '../../kit/connection.ts';
import { forbidden, isUpstreamError } from '../../kit/errors.ts';
import { searchedText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages, type PageArgs, pagedList } from '../../kit/paged-list.ts';
import { wireName } from '../../kit/wire.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { type FieldNames, mutation, userError } from '../mutation.ts';
import { viewerHint } from '../own-changes.ts';
import {
  subscriptionAdminCreate,
  subscriptionAdminUpdate,
  subscriptionDiscordList,
  type UserListQuery,
  userDevices,
  userList,
  userLogs,
  userSetLocked,
  userSetRole,
} from './admin-endpoints.ts';
import type { DiscordUserWire, UserForAdminWire } from './admin-shapes.ts';
import {
  toDiscordUser,
  toUserDevice,
  toUserForAdmin,
  toUserLink,
  toUserLog,
  toUserSubscription,
} from './admin-shapes.ts';
import { profileNames, toProfileData, userUpdateData } from './endpoints.ts';
import { findUser, linkedUser, readUser } from './linked-user.ts';
import { toUser, type UserModel } from './shapes.ts';

const maxOnPage = 100;

const upstreamOrder = asListed('Discord list', ({ id }: DiscordUserWire) => id);

type Account = NonNullable<UserModel['account']>;

/**
 * Fields that only admins see, which the upstream does not send to callers about themselves.
 * @throws GraphQLError FORBIDDEN when the caller is not an admin
 */
async function accountOf(user: UserModel, context: GraphContext): Promise<Account | null> {
  if (user.account !== null) return user.account;
  if (!user.isAdmin) throw forbidden();
  return (await findUser(user.userId, context.loaders))?.account ?? null;
}

const accountField =
  <Name extends keyof Account>(name: Name) =>
  async (user: UserModel, _args: object, context: GraphContext): Promise<Account[Name] | null> =>
    (await accountOf(user, context))?.[name] ?? null;

/** Fields that only the user sees; null for another caller. */
async function ownOf({ own, userId }: UserModel, { loaders }: GraphContext): Promise<UserModel['own']> {
  if (own !== null) return own;
  const { user } = await loaders.session.identity();
  return user?.id === userId ? toUser(user).own : null;
}

/** Checked again by the upstream. @throws GraphQLError FORBIDDEN */
function checkAdmin({ account, isAdmin }: UserModel): void {
  if (account === null && !isAdmin) throw forbidden();
}

const uidOf = ({ uid, email }: UserForAdminWire): string => uid ?? email;

function publish(wire: UserForAdminWire, { live }: GraphContext, { reauth }: { reauth: boolean }): void {
  if (reauth) live?.requestReauth(uidOf(wire));
  live?.changed(viewerHint(uidOf(wire), wire.id));
}

/**
 * Changes a user and reads the user again, because the upstream's replies to these calls do not contain it. The user's
 * sockets get the change; with `reauth`, for changed access, they reauthenticate, whether or not that reading succeeds.
 */
function change(
  globalId: string,
  context: GraphContext,
  { names = {}, reauth = false }: { names?: FieldNames; reauth?: boolean },
  send: (id: number) => Promise<unknown>,
) {
  const id = idOf('User', globalId, 'userId');
  return mutation(context, { names }, async () => {
    const before = reauth ? await readUser(id, context.loaders) : null;
    await send(id);
    if (before !== null) publish(before, context, { reauth });
    context.resetLoaders();
    const wire = await readUser(id, context.loaders).catch((error: unknown) => {
      // The caller was an admin, and has just given up that role.
      if (before !== null && isUpstreamError(error, 'FORBIDDEN')) return null;
      throw error;
    });
    if (wire !== null && before === null) publish(wire, context, { reauth });
    return { user: wire && toUserForAdmin(wire) };
  });
}

const lockingUnsupported = userError(null, 'UNSUPPORTED', 'The upstream does not support locking users.');

const ofSubscription = { names: { sub: 'planName', sub_months: 'months' }, reauth: true };

export const adminUserResolvers = {
  Admin: {
    users: (_, { search, filter, orderBy, ...page }, { loaders }) => {
      const query: UserListQuery = {
        search: searchedText(search),
        filter: filter ? wireName(filter) : undefined,
        sortBy: wireName(orderBy?.field ?? 'ID'),
        sortOrder: wireName(orderBy?.direction ?? 'ASC'),
      };
      const read = (args: PageArgs) => loaders.read(userList, { ...args, ...query });
      const list = pagedList('users', page.first, read, ({ users }) => users.map(toUserForAdmin));
      return connectPages(list, { ...page, max: maxOnPage });
    },
    user: (_, { userId }, { loaders }) => findUser(userId, loaders),
    discordUsers: (_, page, { loaders }) => {
      const read = async () => (await loaders.read(subscriptionDiscordList)).users;
      return connectWhole(read, upstreamOrder, page, toDiscordUser);
    },
  },
  User: {
    push: async (user, _args, context) => (await ownOf(user, context))?.push ?? null,
    showVipReservationNotice: async (user, _args, context) =>
      (await ownOf(user, context))?.showVipReservationNotice ?? null,
    isService: accountField('isService'),
    joinedAt: accountField('joinedAt'),
    lockedAt: accountField('lockedAt'),
    deviceCount: accountField('deviceCount'),
    subscription: async (user, _args, context) => {
      const account = await accountOf(user, context);
      return account?.subscription ?? account?.activeOnly ?? null;
    },
    version: accountField('version'),
    subscriptions: async (user, _args, context) => {
      const account = await accountOf(user, context);
      if (account === null || account.sentSubscriptions !== null) return account?.sentSubscriptions ?? null;
      return (await readUser(user.userId, context.loaders))?.subscriptions?.map(toUserSubscription) ?? null;
    },
    logs: (user, { search, ...page }, { loaders }) => {
      checkAdmin(user);
      const query = { id: user.userId, search: searchedText(search) };
      const read = (args: PageArgs) => loaders.read(userLogs, { ...query, ...args });
      const list = pagedList('user logs', page.first, read, ({ logs }) => logs.map(toUserLog));
      return connectPages(list, { ...page, max: maxOnPage });
    },
    devices: (user, { search, ...page }, { loaders }) => {
      checkAdmin(user);
      const query = { id: user.userId, search: searchedText(search) };
      const read = (args: PageArgs) => loaders.read(userDevices, { ...query, ...args });
      const list = pagedList('user devices', page.first, read, ({ devices }) => devices.map(toUserDevice));
      return connectPages(list, { ...page, max: maxOnPage });
    },
  },
  Payment: {
    user: linkedUser('Payment.user', ({ userId }) => (userId === null ? null : toUserLink(userId))),
  },
  UserLog: { author: linkedUser('UserLog.author', ({ authorLink }) => authorLink) },
  DiscordUser: { user: linkedUser('DiscordUser.user', ({ link }) => link) },
  Mutation: {
    updateUser: (_, { input: { userId, ...input } }, context) =>
      change(userId, context, { names: profileNames }, (id) =>
        context.call(userUpdateData, { id, change: toProfileData(input) }),
      ),
    setUserRole: (_, { input: { userId, role } }, context) =>
      change(userId, context, { reauth: true }, (id) =>
        context.call(userSetRole, { id, role: wireName(role) }),
      ),
    setUserLocked: async (_, { input }, context) => {
      const id = idOf('User', input.userId, 'userId');
      const args = { id, locked: input.isLocked };
      try {
        return await mutation(context, { names: { locked: 'isLocked' } }, async () => {
          const { user } = await context.call(userSetLocked, args);
          publish(user, context, { reauth: true });
          return { user: toUserForAdmin(user) };
        });
      } catch (error) {
        const isMissing =
          isUpstreamError(error, 'NOT_FOUND') && (await findUser(id, context.loaders)) !== null;
        if (!isMissing) throw error;
        return { errors: [lockingUnsupported] };
      }
    },
    createUserSubscription: (_, { input }, context) =>
      change(input.userId, context, ofSubscription, (id) =>
        context.call(subscriptionAdminCreate, { id, input }),
      ),
    updateUserSubscription: (_, { input }, context) => {
      const subscriptionId =
        input.subscriptionId == null
          ? undefined
          : idOf('UserSubscription', input.subscriptionId, 'subscriptionId');
      return change(input.userId, context, ofSubscription, (id) =>
        context.call(subscriptionAdminUpdate, { id, subscriptionId, input }),
      );
    },
  },
} satisfies DomainResolvers;
