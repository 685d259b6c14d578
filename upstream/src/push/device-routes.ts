import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { day } from '../clock.ts';
import { devices } from '../db/push-tables.ts';
import { bodyFields, bodyText, type FieldCodes } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { type Language, languageOf } from '../http/language.ts';
import { callerOf } from '../identity/authentication.ts';
import { isAppToken, readBrowserSubscription } from './push-service.ts';

const deviceTypes = ['web', 'android', 'ios'] as const;
type DeviceType = (typeof deviceTypes)[number];

const maxDevices = 10;
const deviceRetentionMs = 30 * day;

/**
 * Stores a device or updates when it was last seen. A device of another user is reassigned. Deletes the user's devices
 * beyond ten, and all devices that were not seen for 30 days.
 * @throws HttpError 422 with `token: blank, invalid`, `device_type: blank, invalid`
 */
async function registerDevice(
  { db, clock, push }: Pick<ApiContext, 'db' | 'clock' | 'push'>,
  userId: number,
  { token, deviceType, lang }: { token: string; deviceType: string; lang: Language },
): Promise<void> {
  const now = clock();
  const type = deviceTypes.find((allowed) => allowed === deviceType);
  const address = type && addressOf(token, type, push.services);
  if (!type || !address) {
    const codes: FieldCodes = {
      ...(token === '' ? { token: ['blank'] } : type && !address && { token: ['invalid'] }),
      ...(!type && { device_type: [deviceType === '' ? 'blank' : 'invalid'] }),
    };
    throw new HttpError(422, codes);
  }
  const seen = { userId, token, deviceType: type, lang, seenAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(devices)
      .values({ ...seen, address, createdAt: now })
      .onConflictDoUpdate({ target: devices.address, set: seen });
    const surplus = tx
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.userId, userId))
      .orderBy(desc(devices.seenAt), desc(devices.id))
      .offset(maxDevices);
    await tx.delete(devices).where(and(eq(devices.userId, userId), inArray(devices.id, surplus)));
    await tx.delete(devices).where(lt(devices.seenAt, new Date(now.getTime() - deviceRetentionMs)));
  });
}

function addressOf(token: string, type: DeviceType, services: readonly string[]): string | null {
  if (type === 'web') return readBrowserSubscription(token, services)?.endpoint ?? null;
  return isAppToken(token) ? token : null;
}

const deviceBody = z.object({ token: bodyText, device_type: bodyText });

export function deviceRoutes(server: FastifyInstance, context: ApiContext): void {
  server.post('/device_infos', async (request) => {
    const { token, device_type: deviceType } = deviceBody.parse(bodyFields.parse(request.body));
    const device = { token, deviceType, lang: languageOf(request) };
    await registerDevice(context, callerOf(request).user.id, device);
    return { success: true };
  });
}
