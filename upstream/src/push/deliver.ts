import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { devices } from '../db/push-tables.ts';
import type { PushService } from './push-service.ts';
import type { PushSubject } from './push-subject.ts';
import type { Recipient } from './recipients.ts';

export interface DeliveryDeps {
  db: Database;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  service: PushService;
}

const sentAtOnce = 10;

/** Sends a notification to devices; what goes wrong with one keeps no other from it, and one that is gone is forgotten. */
export async function deliver(
  deps: DeliveryDeps,
  recipients: readonly Recipient[],
  what: Pick<PushSubject, 'lifetime' | 'notificationIn'>,
): Promise<void> {
  for (let first = 0; first < recipients.length; first += sentAtOnce) {
    const batch = recipients.slice(first, first + sentAtOnce);
    await Promise.all(batch.map((recipient) => deliverTo(deps, recipient, what)));
  }
}

async function deliverTo(
  { db, logger, service }: DeliveryDeps,
  { device, alert }: Recipient,
  { lifetime, notificationIn }: Pick<PushSubject, 'lifetime' | 'notificationIn'>,
): Promise<void> {
  try {
    const notification = { ...notificationIn(device.lang), alert };
    const outcome = await service.send(device.token, { notification, lifetime });
    if (outcome === 'gone') await db.delete(devices).where(eq(devices.id, device.id));
    if (outcome === 'refused') logger.warn({ device: device.id }, 'A push service took no notification');
  } catch (err) {
    logger.error({ err, device: device.id }, 'A device could not be notified');
  }
}
