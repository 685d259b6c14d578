import { lt } from 'drizzle-orm';
import type { PushLimits } from '../alert/alert-settings.ts';
import type { Clock } from '../clock.ts';
import { sentPushes } from '../db/push-tables.ts';
import { type Changes, isListed, type ListChange } from '../hook/changes.ts';
import { type DeliveryDeps, deliver } from './deliver.ts';
import { findSubject } from './push-subject.ts';
import { claimRecipients } from './recipients.ts';

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
