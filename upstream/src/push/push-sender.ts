import { eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PushLimits } from '../alert/alert-settings.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { devices, sentPushes } from '../db/push-tables.ts';
import { type Changes, isListed, type ListChange } from '../hook/changes.ts';
import type { PushService } from './push-service.ts';
import { findSubject, type PushSubject } from './push-subject.ts';
import { claimRecipients, type Recipient } from './recipients.ts';

export interface PushOptions extends DeliveryDeps {
  clock: Clock;
  limits: PushLimits;
}

/** Notifies devices of new things; `close` waits for what is under way. */
export interface PushSender extends Changes {
  close(): Promise<void>;
}

const maxWaiting = 500;
const rememberedFor = 7 * 24 * 60 * 60_000;

/**
 * Notifies, one thing after the other, the devices of users who want a new dropinfo or tip, or a dropinfo that fits a rule of
 * theirs by now, and may see it. What a push
 * service does not take is logged and lost; a device that is gone is forgotten. A notification comes late or never
 * rather than twice.
 */
export function createPushSender(options: PushOptions): PushSender {
  const { db, clock, logger, limits } = options;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  const notify = async (change: ListChange): Promise<void> => {
    const now = clock();
    const subject = await findSubject(db, change, now);
    if (!subject) return;
    const recipients = await claimRecipients(db, subject, { now, limits });
    await deliver(options, recipients, subject);
    const forgotten = new Date(now.getTime() - rememberedFor);
    if (recipients.length > 0) await db.delete(sentPushes).where(lt(sentPushes.sentAt, forgotten));
  };

  return {
    announce(change) {
      if (!isListed(change) || !(change.isNew || change.kind === 'dropinfo')) return;
      if (waiting >= maxWaiting) {
        logger.warn({ kind: change.kind, id: change.id }, 'Too much waits to be notified of');
        return;
      }
      waiting += 1;
      last = last
        .then(() => notify(change))
        .catch((error: unknown) => logger.error({ err: error }, 'Notifying failed'))
        .finally(() => {
          waiting -= 1;
        });
    },
    close: () => last,
  };
}

interface DeliveryDeps {
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
