import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { changedFields, countUserLogs, loggedEdit, type UserPage, userLogsJson } from '../audit/user-log.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { devices, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { bodyFields, FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField, requireRow } from '../http/http-error.ts';
import { type IdRoute, idOf, pageOf, pageParams, readParams, textParam } from '../http/read-params.ts';
import { adminOf, forAdmins } from '../identity/authentication.ts';
import { lockUser, type User } from '../identity/caller.ts';
import { subscriptionsOf } from '../subscription/subscription-queries.ts';
import { adminUserJson, adminUserRows, countUsers, listUsers, userFilters, userSorts } from './list-users.ts';

const searchParams = { ...pageParams(20), search: textParam };
const listParams = {
  ...searchParams,
  filter: z.enum(userFilters).optional(),
  sort_by: z.enum(userSorts).default('id'),
  sort_order: z.enum(['asc', 'desc']).default('asc'),
};
const userOf = ({ body }: FastifyRequest) => bodyFields.parse(bodyFields.parse(body).user);

/** Users for admins: list, details, role, lock, log and devices. */
export function userAdminRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes, serviceAccount } = context;

  server.get('/users.json', forAdmins, async (request) => {
    const { search, filter, sort_by, sort_order, ...page } = readParams(listParams, request.query);
    const { rows, json } = pageOf(page);
    const criteria = { search, filter, now: clock(), serviceAccount };
    const total = await countUsers(db, criteria);
    const found = await listUsers(db, {
      ...criteria,
      sortBy: sort_by,
      descending: sort_order === 'desc',
      ...rows,
      total,
    });
    return { users: found.map((row) => adminUserJson(row, serviceAccount)), ...json(total) };
  });

  const userJson = async (id: number) => {
    const row = requireRow(await adminUserRows(db).where(eq(users.id, id)));
    return { ...adminUserJson(row, serviceAccount), subscriptions: await subscriptionsOf(db, id) };
  };
  server.get<IdRoute>('/users/:id.json', forAdmins, async (request) => ({
    user: await userJson(idOf(request)),
  }));

  server.put<IdRoute>('/users/:id/set_role.json', async (request) => {
    const edit = { authorId: adminOf(request).user.id, id: idOf(request) };
    await setRole(context, edit, new FieldReader(userOf(request)));
    changes.announce({ kind: 'user', id: edit.id, rights: true });
    return { success: true };
  });

  server.put<IdRoute>('/users/:id/set_locked.json', async (request) => {
    const edit = { authorId: adminOf(request).user.id, id: idOf(request) };
    await setLocked(context, edit, userOf(request).locked);
    changes.announce({ kind: 'user', id: edit.id, rights: true });
    return { user: await userJson(edit.id) };
  });

  const readPage = async (request: FastifyRequest<IdRoute>) => {
    adminOf(request);
    const { search, ...page } = readParams(searchParams, request.query);
    const userId = idOf(request);
    if ((await db.$count(users, eq(users.id, userId))) === 0) throw notFound();
    const { rows, json } = pageOf(page);
    return { rows: { userId, search, ...rows }, json };
  };
  server.get<IdRoute>('/users/:id/user_logs.json', async (request) => {
    const { rows, json } = await readPage(request);
    return { logs: await userLogsJson(db, rows), ...json(await countUserLogs(db, rows)) };
  });

  server.get<IdRoute>('/users/:id/user_devices.json', async (request) => {
    const { rows, json } = await readPage(request);
    const total = await db.$count(devices, deviceCondition(rows));
    return { devices: await userDevicesJson(db, rows), ...json(total) };
  });
}

/** Host of a browser's push service; null for apps. */
const service = sql<string | null>`substring(${devices.address} from '^https://([^/:]+)')`;

/**
 * The devices of a user, last seen first, without their tokens. `search` matches the type, the language and the push
 * service.
 */
const userDevicesJson = (db: Queryable, page: UserPage) =>
  db
    .select({
      id: devices.id,
      device_type: devices.deviceType,
      lang: devices.lang,
      service,
      created_at: devices.createdAt,
      seen_at: devices.seenAt,
    })
    .from(devices)
    .where(deviceCondition(page))
    .orderBy(desc(devices.seenAt), desc(devices.id))
    .limit(page.limit)
    .offset(page.offset);

function deviceCondition({ userId, search }: UserPage): SQL | undefined {
  const ofUser = eq(devices.userId, userId);
  if (search === undefined) return ofUser;
  const text = sql`lower(concat_ws(' ', ${devices.deviceType}, ${devices.lang}, ${service}))`;
  return and(ofUser, sql`position(${search.toLowerCase()} in ${text}) > 0`);
}

type AccessDeps = Deps & Pick<ApiContext, 'serviceAccount'>;

interface AccessEdit {
  authorId: number;
  id: number;
}

/**
 * Sets a user's role and logs it; does nothing if the user has it already. Concurrent changes are serialized, so that one
 * admin who can sign in always remains. The service account stays a typer.
 * @throws HttpError 404; 422 with `role: blank, invalid, last_admin, service_account`
 */
async function setRole(deps: AccessDeps, { authorId, id }: AccessEdit, fields: FieldReader): Promise<void> {
  const role = fields.requiredChoice('role', users.role.enumValues);
  fields.check();
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { user, isLastAdmin } = await lockForAccessChange(tx, id);
    const changed = changedFields({ role: user.role }, { role });
    if (changed === null) return;
    if (isLastAdmin) throw refusedField('role', 'last_admin');
    if (role !== 'typer' && user.email === deps.serviceAccount) throw refusedField('role', 'service_account');
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await log('user.role', changed, id);
  });
}

/**
 * Locks or unlocks a user and logs it; does nothing if the state is the same. All requests of a locked user are rejected
 * with 423. Both delete the devices, and unlocking removes the clients, so the user must sign in again. The last admin who
 * can sign in and the service account cannot be locked; concurrent changes are serialized.
 * @throws HttpError 404; 422 with `locked: blank, invalid, last_admin, service_account`
 */
async function setLocked(deps: AccessDeps, { authorId, id }: AccessEdit, given: unknown): Promise<void> {
  if (given == null || given === '') throw refusedField('locked', 'blank');
  if (typeof given !== 'boolean') throw refusedField('locked', 'invalid');
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { user, isLastAdmin } = await lockForAccessChange(tx, id);
    if (given === (user.lockedAt !== null)) return;
    if (given && isLastAdmin) throw refusedField('locked', 'last_admin');
    if (given && user.email === deps.serviceAccount) throw refusedField('locked', 'service_account');
    const change = { lockedAt: given ? deps.clock() : null };
    await tx.delete(devices).where(eq(devices.userId, id));
    await tx
      .update(users)
      .set(given ? change : { ...change, tokens: {} })
      .where(eq(users.id, id));
    await log(given ? 'user.lock' : 'user.unlock', { ...changedFields(user, change) }, id);
  });
}

/** Locks the admins who can sign in, which serializes changes of access, then the user. */
async function lockForAccessChange(
  tx: Transaction,
  id: number,
): Promise<{ user: User; isLastAdmin: boolean }> {
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
