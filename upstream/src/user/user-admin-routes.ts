import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { countUserLogs, type PartOfUser, userLogsJson } from '../audit/user-logs.ts';
import { users } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';
import { type IdRoute, idOf, numberParam, pageParam, readParams, textParam } from '../http/read-params.ts';
import { adminOf } from '../identity/authentication.ts';
import { subscriptionsOf } from '../subscription/subscription-queries.ts';
import { adminUserJson, adminUserRows, countUsers, listUsers, userFilters, userSorts } from './list-users.ts';
import { setLocked, setRole } from './rights.ts';
import { countUserDevices, userDevicesJson } from './user-devices.ts';

const partParams = { page: pageParam, per_page: numberParam(1, 100, 20), search: textParam };
const listParams = {
  ...partParams,
  filter: z.enum(userFilters).optional(),
  sort_by: z.enum(userSorts).default('id'),
  sort_order: z.enum(['asc', 'desc']).default('asc'),
};
const rightsBody = z
  .object({ user: z.object({ role: z.unknown(), locked: z.unknown() }).partial().catch({}) })
  .catch({ user: {} });

/** What admins see and do of users: the list, one of them with role, lock, logs and devices. */
export function userAdminRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes, serviceAccount } = context;

  server.get('/users.json', async (request) => {
    adminOf(request);
    const { page, per_page, search, filter, sort_by, sort_order } = readParams(listParams, request.query);
    const wanted = { search, filter, now: clock() };
    const total = await countUsers(db, wanted);
    const found = await listUsers(db, {
      ...wanted,
      sortBy: sort_by,
      descending: sort_order === 'desc',
      limit: per_page,
      offset: (page - 1) * per_page,
      total,
    });
    return { users: found.map((row) => adminUserJson(row, serviceAccount)), page, per_page, total };
  });

  const userJson = async (id: number) => {
    const [row] = await adminUserRows(db).where(eq(users.id, id));
    if (!row) throw notFound();
    return { ...adminUserJson(row, serviceAccount), subscriptions: await subscriptionsOf(db, id) };
  };

  server.get<IdRoute>('/users/:id.json', async (request) => {
    adminOf(request);
    return { user: await userJson(idOf(request)) };
  });

  server.put<IdRoute>('/users/:id/set_role.json', async (request) => {
    const edit = { authorId: adminOf(request).user.id, id: idOf(request) };
    await setRole(context, edit, rightsBody.parse(request.body).user.role);
    changes.announce({ kind: 'user', id: edit.id, rights: true });
    return { success: true };
  });

  server.put<IdRoute>('/users/:id/set_locked.json', async (request) => {
    const edit = { authorId: adminOf(request).user.id, id: idOf(request) };
    await setLocked(context, edit, rightsBody.parse(request.body).user.locked);
    changes.announce({ kind: 'user', id: edit.id, rights: true });
    return { user: await userJson(edit.id) };
  });

  userPartRoutes(server, context);
}

/** The log and the devices of one user. */
function userPartRoutes(server: FastifyInstance, { db }: ApiContext): void {
  const partOf = async (request: FastifyRequest<IdRoute>) => {
    adminOf(request);
    const { page, per_page, search } = readParams(partParams, request.query);
    const userId = idOf(request);
    if ((await db.$count(users, eq(users.id, userId))) === 0) throw notFound();
    const part: PartOfUser = { userId, search, limit: per_page, offset: (page - 1) * per_page };
    return { part, page, per_page };
  };

  server.get<IdRoute>('/users/:id/user_logs.json', async (request) => {
    const { part, ...paging } = await partOf(request);
    return { logs: await userLogsJson(db, part), ...paging, total: await countUserLogs(db, part) };
  });

  server.get<IdRoute>('/users/:id/user_devices.json', async (request) => {
    const { part, ...paging } = await partOf(request);
    return { devices: await userDevicesJson(db, part), ...paging, total: await countUserDevices(db, part) };
  });
}
