import { type ListPage, type PageArgs, type PagedList, pagedList, pageOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import {
  type UserListQuery,
  type UserPartQuery,
  userDevices,
  userGet,
  userList,
  userLogs,
} from './admin-endpoints.ts';
import { toUserDevice, toUserForAdmin, toUserLog } from './admin-shapes.ts';
import { userDashboard } from './endpoints.ts';

const pagedLoader = <Query extends object, Item>(
  name: string,
  read: (query: Query & PageArgs) => Promise<ListPage<Item>>,
) =>
  memoizeBy(
    (query: Query, pageSize: number): string => `${pageSize} ${JSON.stringify(query)}`,
    (query, pageSize): PagedList<Item> =>
      pagedList(name, pageSize, (page) => read({ ...query, page, perPage: pageSize })),
  );

export const createUserLoaders = ({ call }: LoaderDeps) => ({
  dashboard: memoize(async () => (await call(userDashboard)).dashboard),
  all: pagedLoader('users', async (query: UserListQuery & PageArgs) => {
    const reply = await call(userList, query);
    return pageOf(reply, reply.users.map(toUserForAdmin));
  }),
  /** Null when there is none. */
  one: memoizeByKey(async (id: number) => (await orNull(call(userGet, { id })))?.user ?? null),
  logs: pagedLoader('user logs', async (query: UserPartQuery & PageArgs) => {
    const reply = await call(userLogs, query);
    return pageOf(reply, reply.logs.map(toUserLog));
  }),
  devices: pagedLoader('user devices', async (query: UserPartQuery & PageArgs) => {
    const reply = await call(userDevices, query);
    return pageOf(reply, reply.devices.map(toUserDevice));
  }),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly user: ReturnType<typeof createUserLoaders>;
  }
}
