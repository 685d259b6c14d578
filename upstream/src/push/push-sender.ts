import { eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { devices, sentPushes } from '../db/push-tables.ts';
import { type Changes, isListed, type ListChange } from '../hook/changes.ts';
import type { PushService } from './push-service.ts';
import { findSubject } from './push-subject.ts';
import type { Device } from './recipients.ts';
import { claimRecipients } from './recipients.ts';

/** Hours of the day in Poland in which nobody is notified: from the first until before the second. */
export interface QuietHours {
  from: number;
  until: number;
}

const hourInPoland = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Warsaw',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Whether it is quiet at an instant; hours that begin and end alike are none. */
export function isQuiet({ from, until }: QuietHours, at: Date): boolean {
  const hour = Number(hourInPoland.format(at));
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until;
}

export interface PushOptions {
  db: Database;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  service: PushService;
  /** Most notifications of a user within an hour. */
  maxPerHour: number;
  /** When nobody is notified; null for never. */
  quietHours: QuietHours | null;
}

/** Notifies devices of new things; `close` waits for what is under way. */
export interface PushSender extends Changes {
  close(): Promise<void>;
}

const maxWaiting = 500;
const sentAtOnce = 10;
const rememberedFor = 7 * 24 * 60 * 60_000;

/**
 * Notifies, one thing after the other, the devices of users who want a new dropinfo or tip, or a dropinfo that fits a rule of
 * theirs by now, and may see it. What a push
 * service does not take is logged and lost; a device that is gone is forgotten. A notification comes late or never
 * rather than twice.
 */
export function createPushSender(options: PushOptions): PushSender {
  const { db, clock, logger, service, maxPerHour, quietHours } = options;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  /** Sends to one device; what goes wrong with it keeps nobody else from being notified. */
  const deliver = async (device: Device, message: Parameters<PushService['send']>[1]) => {
    try {
      const outcome = await service.send(device.token, message);
      if (outcome === 'gone') await db.delete(devices).where(eq(devices.id, device.id));
      if (outcome === 'refused') logger.warn({ device: device.id }, 'A push service took no notification');
    } catch (err) {
      logger.error({ err, device: device.id }, 'A device could not be notified');
    }
  };

  const notify = async (change: ListChange): Promise<void> => {
    const now = clock();
    if (quietHours && isQuiet(quietHours, now)) return;
    const subject = await findSubject(db, change, now);
    if (!subject) return;
    const recipients = await claimRecipients(db, subject.notice, { now, maxPerHour });
    for (let first = 0; first < recipients.length; first += sentAtOnce) {
      const batch = recipients.slice(first, first + sentAtOnce);
      await Promise.all(
        batch.map((device) =>
          deliver(device, { ...subject, notification: subject.notificationIn(device.lang) }),
        ),
      );
    }
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
