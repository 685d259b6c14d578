import { orNull } from '../../kit/errors.ts';
import { memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import { type ListPage, type PagedList, pageOf } from '../../kit/paged-connection.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import type { UserDevice, UserLog } from '../__generated__/schema.ts';
import {
  type UserListQuery,
  type UserPartQuery,
  userDevices,
  userGet,
  userList,
  userLogs,
} from './endpoints.ts';
import { type AdminUserModel, toAdminUser, toUserDevice, toUserLog } from './mapper.ts';
import type { AdminUserWire } from './shapes.ts';

/** Reads of users for admins, lists in pages of a size; each call is made once for an operation. */
export interface AdminUserLoaders {
  readonly all: (query: UserListQuery, pageSize: number) => PagedList<AdminUserModel>;
  /** Null when there is none of this number. */
  readonly one: (id: number) => Promise<AdminUserWire | null>;
  readonly logs: (query: UserPartQuery, pageSize: number) => PagedList<UserLog>;
  readonly devices: (query: UserPartQuery, pageSize: number) => PagedList<UserDevice>;
}

/** A list for each query and size of page. */
const listPer = <Query extends object, Item>(
  name: string,
  read: (query: Query & { page: number; perPage: number }) => Promise<ListPage<Item>>,
) =>
  memoizeBy(
    (query: Query, pageSize: number): string => `${pageSize} ${JSON.stringify(query)}`,
    (query, pageSize): PagedList<Item> => ({
      name,
      pageSize,
      read: memoizeByKey((page: number) => read({ ...query, page, perPage: pageSize })),
    }),
  );

export const createAdminUserLoaders = (rest: RestClient, session: UpstreamSession): AdminUserLoaders => ({
  all: listPer('users', async (query) => {
    const reply = await rest.call(userList, query, session);
    return pageOf(reply, reply.users.map(toAdminUser));
  }),
  one: memoizeByKey(async (id) => (await orNull(rest.call(userGet, { id }, session)))?.user ?? null),
  logs: listPer('user logs', async (query) => {
    const reply = await rest.call(userLogs, query, session);
    return pageOf(reply, reply.logs.map(toUserLog));
  }),
  devices: listPer('user devices', async (query) => {
    const reply = await rest.call(userDevices, query, session);
    return pageOf(reply, reply.devices.map(toUserDevice));
  }),
});
