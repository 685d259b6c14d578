import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { devices } from '../db/push-tables.ts';
import { FieldReader } from '../http/field-reader.ts';
import { locked, refusedField, unauthorized } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { callerOf } from '../identity/authentication.ts';
import { lockUser } from '../identity/caller.ts';
import { isAppToken, readBrowserSubscription } from './push-service.ts';
import { forgottenBefore } from './recipients.ts';

const maxDevices = 10;

/**
 * Stores a device or updates when it was last seen. A device of another user is reassigned. Deletes the user's devices
 * beyond ten, and all devices that were not seen for 30 days. Errors: 422 with `token: blank, invalid`,
 * `device_type: blank, invalid`; 401 and 423 when the password was changed or the user locked meanwhile.
 */
export function deviceRoutes(server: FastifyInstance, { db, clock, push }: ApiContext): void {
  server.post('/device_infos', async (request) => {
    const { id: userId, passwordHash } = callerOf(request).user;
    const fields = new FieldReader(request.body);
    const token = fields.requiredText('token');
    const deviceType = fields.requiredChoice('device_type', devices.deviceType.enumValues);
    fields.check();
    const address =
      deviceType === 'web'
        ? readBrowserSubscription(token, push.services)?.endpoint
        : isAppToken(token) && token;
    if (!address) throw refusedField('token', 'invalid');
    const now = clock();
    const seen = { userId, token, deviceType, lang: languageOf(request), seenAt: now };
    await db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (user?.passwordHash !== passwordHash) throw unauthorized();
      if (user.lockedAt !== null) throw locked();
      // Before the insertion, which locks the user's overview: other deletions lock a device first and then the overview, and the
      // opposite order could deadlock with them.
      const surplus = tx
        .select({ id: devices.id })
        .from(devices)
        .where(and(eq(devices.userId, userId), ne(devices.address, address)))
        .orderBy(desc(devices.seenAt), desc(devices.id))
        .offset(maxDevices - 1);
      await tx.delete(devices).where(and(eq(devices.userId, userId), inArray(devices.id, surplus)));
      await tx
        .insert(devices)
        .values({ ...seen, address, createdAt: now })
        .onConflictDoUpdate({ target: devices.address, set: seen });
    });
    // On its own: it waits for the owners of those devices, who may be registering one and wait for this user.
    await db.delete(devices).where(lt(devices.seenAt, forgottenBefore(now)));
    return { success: true };
  });
}
