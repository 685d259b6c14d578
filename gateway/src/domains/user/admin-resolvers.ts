import {
  asListed,
  checkPageSize,
  connect,
  connectPages,
  maxListSize,
  type PagedList,
  type PageRequest,
} from '../../kit/connection.ts';
import { type FieldNames, forbidden, isUpstreamError } from '../../kit/errors.ts';
import { searchedText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import type { AssignableRole, UserError, UserFilter, UserOrderField } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { type PlanModel, planName, toPlan } from '../plan/shapes.ts';
import { profileOf, userUpdateData } from '../profile/endpoints.ts';
import { viewerHint } from '../session/live-source.ts';
import {
  subscriptionAdminCreate,
  subscriptionAdminUpdate,
  subscriptionDiscordList,
  type UserListQuery,
  type UserPartQuery,
  userLinks,
  userSetLocked,
  userSetRole,
} from './admin-endpoints.ts';
import type { DiscordUserWire, UserForAdminWire } from './admin-shapes.ts';
import { findUser, linkedUser, toDiscordUser, toUserForAdmin, toUserSubscription } from './admin-shapes.ts';
import { toUser, type UserModel } from './shapes.ts';

const maxOnPage = 100;

const sortNames: Record<UserOrderField, UserListQuery['sortBy']> = {
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

const filterNames: Record<UserFilter, NonNullable<UserListQuery['filter']>> = {
  SUBSCRIBED: 'subscribed',
  ENDING: 'ending',
  TYPERS: 'typers',
  ADMINS: 'admins',
  LOCKED: 'locked',
};

const roleNames: Record<AssignableRole, string> = { USER: 'user', TYPER: 'typer', ADMIN: 'admin' };

const namelessFirst = asListed('Discord list', ({ id }: DiscordUserWire) => id);

function partOf<Item>(
  list: (query: UserPartQuery, pageSize: number) => PagedList<Item>,
  { userId }: UserModel,
  { search, ...page }: PageRequest & { search?: string | null },
) {
  return connectPages(list({ id: userId, search: searchedText(search) }, page.first), {
    ...page,
    max: maxOnPage,
  });
}

type Account = NonNullable<UserModel['account']>;

/**
 * What only admins see of a user, which the upstream does not tell callers of themselves.
 * @throws GraphQLError FORBIDDEN when the caller is no admin
 */
async function accountOf(user: UserModel, context: GraphContext): Promise<Account | null> {
  if (user.account !== null) return user.account;
  if (!user.isAdmin) throw forbidden();
  return (await findUser(user.userId, context))?.account ?? null;
}

const ofAccount =
  <Name extends keyof Account>(name: Name) =>
  async (user: UserModel, _args: object, context: GraphContext): Promise<Account[Name] | null> =>
    (await accountOf(user, context))?.[name] ?? null;

/** What only the person sees of themselves; null when the caller is somebody else. */
async function ownOf({ own, userId }: UserModel, { loaders }: GraphContext): Promise<UserModel['own']> {
  if (own !== null) return own;
  const { user } = await loaders.session.identity();
  return user?.id === userId ? toUser(user).own : null;
}

/** A log and devices are read only for admins; the upstream decides it again. */
function checkAdmin({ account, isAdmin }: UserModel): void {
  if (account === null && !isAdmin) throw forbidden();
}

const planOf = async (name: string, { loaders }: GraphContext): Promise<PlanModel | null> => {
  const found = (await loaders.plan.list()).find((row) => planName(row) === name);
  return found === undefined ? null : toPlan(found);
};

/** Under what a person signs in. */
const uidOf = ({ uid, email }: UserForAdminWire): string => uid ?? email;

/**
 * Changes a user and reads them anew, since the upstream's replies to these calls say nothing of them; the user is shown
 * the change live. With `rights` their open sockets authenticate again: what they may see has changed.
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
      const wire = await context.loaders.user.one(id);
      if (wire !== null) {
        if (rights) context.live?.requestReauth(uidOf(wire));
        context.live?.changed(viewerHint(uidOf(wire), wire.id));
      }
      return { user: wire && toUserForAdmin(wire) };
    },
    { names },
  );

const noLocking: UserError = {
  field: null,
  code: 'UNSUPPORTED',
  message: 'The upstream has no call to lock or unlock.',
};

const subscriptionNames: FieldNames = { sub: 'planName', sub_months: 'months' };

export const adminUserResolvers = {
  Admin: {
    users: (_, { search, filter, orderBy, ...page }, { loaders }) => {
      const query: UserListQuery = {
        search: searchedText(search),
        filter: filter ? filterNames[filter] : undefined,
        sortBy: sortNames[orderBy?.field ?? 'ID'],
        sortOrder: orderBy?.direction === 'DESC' ? 'desc' : 'asc',
      };
      return connectPages(loaders.user.all(query, page.first), { ...page, max: maxOnPage });
    },
    user: (_, { userId }, context) => findUser(userId, context),
    discordUsers: async (_, page, { call }) => {
      checkPageSize({ ...page, max: maxListSize });
      const { users: rows } = await call(subscriptionDiscordList);
      return connect(rows, namelessFirst, { ...page, max: maxListSize }, toDiscordUser);
    },
  },
  User: {
    push: async (user, _args, context) => (await ownOf(user, context))?.push ?? null,
    showVipReservationNotice: async (user, _args, context) =>
      (await ownOf(user, context))?.showVipReservationNotice ?? null,
    isService: ofAccount('isService'),
    joinedAt: ofAccount('joinedAt'),
    lockedAt: ofAccount('lockedAt'),
    deviceCount: ofAccount('deviceCount'),
    subscription: ofAccount('subscription'),
    version: ofAccount('version'),
    subscriptions: async (user, _args, context) => {
      const account = await accountOf(user, context);
      if (account === null || account.sentSubscriptions !== null) return account?.sentSubscriptions ?? null;
      return (await context.loaders.user.one(user.userId))?.subscriptions?.map(toUserSubscription) ?? [];
    },
    logs: (user, args, { loaders }) => {
      checkAdmin(user);
      return partOf(loaders.user.logs, user, args);
    },
    devices: (user, args, { loaders }) => {
      checkAdmin(user);
      return partOf(loaders.user.devices, user, args);
    },
  },
  UserLog: {
    author: ({ authorLink }, _args, context, info) =>
      linkedUser(authorLink, userLinks['UserLog.author'], context, info),
  },
  UserSubscription: { plan: (subscription, _args, context) => planOf(subscription.planName, context) },
  DiscordUser: {
    user: ({ link }, _args, context, info) => linkedUser(link, userLinks['DiscordUser.user'], context, info),
    plan: (entry, _args, context) => planOf(entry.planName, context),
  },
  Mutation: {
    updateUser: (_, { input }, context) => {
      const id = idOf('User', input.userId, 'userId');
      const fields = { ...profileOf(input), version: input.version ?? undefined };
      return change(id, context, () => context.call(userUpdateData, { id, change: fields }));
    },
    setUserRole: (_, { input }, context) => {
      const id = idOf('User', input.userId, 'userId');
      const args = { id, role: roleNames[input.role] };
      return change(id, context, () => context.call(userSetRole, args), {
        rights: true,
      });
    },
    setUserLocked: async (_, { input }, context) => {
      const id = idOf('User', input.userId, 'userId');
      const args = { id, locked: input.isLocked };
      const send = async () => {
        const { user } = await context.call(userSetLocked, args);
        context.live?.requestReauth(uidOf(user));
        context.live?.changed(viewerHint(uidOf(user), user.id));
        return { user: toUserForAdmin(user) };
      };
      try {
        return await mutation(context, { user: null }, send, { names: { locked: 'isLocked' } });
      } catch (error) {
        const isMissing = isUpstreamError(error, 'NOT_FOUND') && (await findUser(id, context)) !== null;
        if (!isMissing) throw error;
        return { user: null, errors: [noLocking] };
      }
    },
    createUserSubscription: (_, { input }, context) => {
      const id = idOf('User', input.userId, 'userId');
      return change(id, context, () => context.call(subscriptionAdminCreate, { id, input }), {
        names: subscriptionNames,
        rights: true,
      });
    },
    updateUserSubscription: (_, { input }, context) => {
      const id = idOf('User', input.userId, 'userId');
      const subscriptionId = idOf('UserSubscription', input.subscriptionId, 'subscriptionId');
      const args = { id, subscriptionId, input };
      return change(id, context, () => context.call(subscriptionAdminUpdate, args), {
        names: subscriptionNames,
        rights: true,
      });
    },
  },
} satisfies DomainResolvers;
