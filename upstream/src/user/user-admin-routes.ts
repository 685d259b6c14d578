import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import {
  changedFields,
  countUserLogs,
  type EditDeps,
  loggedEdit,
  type UserPage,
  userLogsJson,
} from '../audit/user-log.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { devices } from '../db/push-tables.ts';
import { users } from '../db/tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { type IdRoute, idOf, numberParam, pageParam, readParams, textParam } from '../http/read-params.ts';
import { adminOf } from '../identity/authentication.ts';
import { lockUser, type User } from '../identity/caller.ts';
import { subscriptionsOf } from '../subscription/subscription-queries.ts';
import { adminUserJson, adminUserRows, countUsers, listUsers, userFilters, userSorts } from './list-users.ts';

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
    const part: UserPage = { userId, search, limit: per_page, offset: (page - 1) * per_page };
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

/** Whose service reaches a browser: the host of its address; null for apps. */
const service = sql<string | null>`substring(${devices.address} from '^https://([^/:]+)')`;

/**
 * The devices of a user, the one seen last first; `search` is looked for in the kind, the language and the push
 * service. What a device is reached by stays here.
 */
async function userDevicesJson(db: Queryable, part: UserPage) {
  const rows = await db
    .select({
      id: devices.id,
      device_type: devices.deviceType,
      lang: devices.lang,
      service,
      created_at: devices.createdAt,
      seen_at: devices.seenAt,
    })
    .from(devices)
    .where(matching(part))
    .orderBy(desc(devices.seenAt), desc(devices.id))
    .limit(part.limit)
    .offset(part.offset);
  return rows;
}

/** How many devices a search finds. */
const countUserDevices = (db: Queryable, part: UserPage): Promise<number> =>
  db.$count(devices, matching(part));

function matching({ userId, search }: UserPage): SQL | undefined {
  const ofUser = eq(devices.userId, userId);
  if (search === undefined) return ofUser;
  const text = sql`lower(concat_ws(' ', ${devices.deviceType}, ${devices.lang}, ${service}))`;
  return and(ofUser, sql`position(${search.toLowerCase()} in ${text}) > 0`);
}

interface RightsEdit {
  authorId: number;
  id: number;
}

const roles = ['user', 'typer', 'admin'] as const;

/**
 * Gives a user a role and logs who did it; the role that the user has already changes nothing. The last admin who can
 * sign in keeps the role, also when two are asked at once: whoever takes the role from somebody waits for others who do.
 * @throws HttpError 404; 422 with `role: blank, invalid, last_admin`
 */
async function setRole(deps: EditDeps, { authorId, id }: RightsEdit, given: unknown): Promise<void> {
  const role = roles.find((known) => known === given);
  if (role === undefined) throw refusedField('role', given == null || given === '' ? 'blank' : 'invalid');
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { user, isLastAdmin } = await lockForRights(tx, id);
    const changed = changedFields({ role: user.role }, { role });
    if (changed === null) return;
    if (isLastAdmin) throw refusedField('role', 'last_admin');
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await log('user.role', changed, id);
  });
}

/**
 * Locks or unlocks a user and logs who did it; what is so already stays, also since when. Every further call of a locked
 * user is answered 423; who is unlocked signs in again, since what was signed in before ends. The last admin who can
 * sign in and the watcher's account stay unlocked, also when two admins are locked at once: whoever locks waits for others
 * who do, or who take a role.
 * @throws HttpError 404; 422 with `locked: blank, invalid, last_admin, service_account`
 */
async function setLocked(
  deps: EditDeps & Pick<ApiContext, 'serviceAccount'>,
  { authorId, id }: RightsEdit,
  given: unknown,
): Promise<void> {
  if (given == null || given === '') throw refusedField('locked', 'blank');
  if (typeof given !== 'boolean') throw refusedField('locked', 'invalid');
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { user, isLastAdmin } = await lockForRights(tx, id);
    if (given === (user.lockedAt !== null)) return;
    if (given && isLastAdmin) throw refusedField('locked', 'last_admin');
    if (given && user.email === deps.serviceAccount) throw refusedField('locked', 'service_account');
    const change = { lockedAt: given ? deps.clock() : null };
    await tx
      .update(users)
      .set(given ? change : { ...change, tokens: {} })
      .where(eq(users.id, id));
    await log(given ? 'user.lock' : 'user.unlock', { ...changedFields(user, change) }, id);
  });
}

/** Locks the admins who can sign in, so that changes of rights take turns, then the user. */
async function lockForRights(tx: Transaction, id: number): Promise<{ user: User; isLastAdmin: boolean }> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.lockedAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  const user = await lockUser(tx, id);
  if (!user) throw notFound();
  return { user, isLastAdmin: admins.length === 1 && admins[0]?.id === id };
}
