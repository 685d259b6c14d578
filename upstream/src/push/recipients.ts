import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { devices, sentPushes } from '../db/push-tables.ts';
import { users } from '../db/tables.ts';
import type { Caller } from '../identity/caller.ts';
import { findCallers } from '../identity/caller.ts';

export type Device = typeof devices.$inferSelect;
type PushKind = 'dropinfo' | 'chatgpt_tips' | 'default_tips' | 'special_tips';

/** The user's wish for each kind of notification. */
const wishOfKind = {
  dropinfo: users.wantDropinfoPush,
  chatgpt_tips: users.wantChatgptTipsPush,
  default_tips: users.wantDefaultTipsPush,
  special_tips: users.wantSpecialTipsPush,
} as const;

/** Whom to notify of what: `subject` is what nobody is notified of twice. */
export interface Notice {
  kind: PushKind;
  subject: string;
  /** Ids of users who want this very thing by a rule of theirs, whatever they wish of its kind. */
  wantedBy: readonly number[];
  /** Whether it is new: else only those of `wantedBy` are notified. */
  isNew: boolean;
  /** Whether a user may see the very thing. */
  maySee(caller: Caller): boolean;
}

/**
 * The devices to notify: of users who are not locked, want this kind or this very thing, may see the thing now, have not been notified of
 * its subject and not of `maxPerHour` others within the last hour. All of these users count as notified from now on.
 */
export async function claimRecipients(
  db: Queryable,
  { kind, subject, wantedBy, isNew, maySee }: Notice,
  { now, maxPerHour }: { now: Date; maxPerHour: number },
): Promise<Device[]> {
  const ownDevice = db
    .select({ one: sql`1` })
    .from(devices)
    .where(and(eq(devices.userId, users.id), eq(devices.deviceType, 'web')));
  const byRule = inArray(users.id, [...wantedBy]);
  const wants = isNew ? or(eq(wishOfKind[kind], true), byRule) : byRule;
  const mayWant = and(wants, isNull(users.lockedAt), exists(ownDevice));
  const wanting = await findCallers(db, mayWant, now);
  const ids = wanting.filter(maySee).map(({ user }) => user.id);
  if (ids.length === 0) return [];
  const anHourAgo = new Date(now.getTime() - 60 * 60_000);
  const claimed = await db.execute<{ user_id: number }>(sql`
    insert into ${sentPushes} (user_id, subject, sent_at)
    select wanting.id, ${subject}, ${now.toISOString()}::timestamptz
    from ${users} wanting
    where wanting.id in ${ids}
      and (
        select count(*) from ${sentPushes} sent
        where sent.user_id = wanting.id and sent.sent_at > ${anHourAgo.toISOString()}::timestamptz
      ) < ${maxPerHour}
    on conflict do nothing
    returning user_id`);
  const userIds = claimed.rows.map(({ user_id }) => user_id);
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(devices)
    .where(and(inArray(devices.userId, userIds), eq(devices.deviceType, 'web')));
}
