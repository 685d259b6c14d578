import { eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PushLimits } from '../alert/alert-settings.ts';
import { createQueue } from '../background.ts';
import { day, second } from '../clock.ts';
import { devices, sentPushes } from '../db/push-tables.ts';
import type { Deps } from '../deps.ts';
import { type Change, isListed, type ListChange } from '../hook/changes.ts';
import type { PushService } from './push-service.ts';
import { findSubject, type PushSubject } from './push-subject.ts';
import { claimRecipients, type Recipient } from './recipients.ts';

export interface PushOptions extends Deps {
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  service: PushService;
  limits: PushLimits;
}

/** Longer than a dropinfo or tip comes before its kick-off, so that a match is not notified again. */
const sentRetentionMs = 60 * day;

/**
 * Processes changes one after the other and notifies the devices of users that want the dropinfo or tip, by their settings
 * or by a drop rule, and may see it. Rejected notifications are logged and lost; expired devices are deleted. Delivery is
 * at most once. `close` waits for the pending ones.
 */
export function createPushSender(options: PushOptions) {
  const { db, clock, logger, limits } = options;
  const notify = async (change: ListChange): Promise<void> => {
    const now = clock();
    const subject = await findSubject(db, change, now);
    if (subject === null || subject.beginsAt <= now) return;
    const recipients = await claimRecipients(db, subject, { now, limits });
    await deliver(options, recipients, subject);
    const retainedFrom = new Date(now.getTime() - sentRetentionMs);
    if (recipients.length > 0) await db.delete(sentPushes).where(lt(sentPushes.sentAt, retainedFrom));
  };

  const run = (change: ListChange) =>
    notify(change).catch((err: unknown) => logger.error({ err }, 'Notifications could not be sent'));
  const queue = createQueue(run, { name: 'notifications', maxRunning: 1, maxWaiting: 500 }, logger);

  return {
    announce(change: Change) {
      if (isListed(change) && (change.isNew || change.kind === 'dropinfo')) queue.add(change);
    },
    close: queue.idle,
  };
}

const batchSize = 10;

/**
 * Sends a notification to devices, to none after the kick-off. A failure affects only its own device; expired devices are
 * deleted.
 */
export async function deliver(
  { db, clock, logger, service }: Pick<PushOptions, 'db' | 'clock' | 'logger' | 'service'>,
  recipients: readonly Recipient[],
  { beginsAt, notificationIn }: Pick<PushSubject, 'beginsAt' | 'notificationIn'>,
): Promise<void> {
  const deliverTo = async ({ device, alert }: Recipient) => {
    const lifetime = Math.floor((beginsAt.getTime() - clock().getTime()) / second);
    if (lifetime <= 0) return;
    try {
      const notification = { ...notificationIn(device.lang), alert };
      const outcome = await service.send(device.token, { notification, lifetime });
      if (outcome === 'gone') await db.delete(devices).where(eq(devices.id, device.id));
      if (outcome === 'refused') logger.warn({ device: device.id }, 'A push service rejected a notification');
    } catch (err) {
      logger.error({ err, device: device.id }, 'A device could not be notified');
    }
  };
  for (let first = 0; first < recipients.length; first += batchSize) {
    await Promise.all(recipients.slice(first, first + batchSize).map(deliverTo));
  }
}
