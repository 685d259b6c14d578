import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tips } from '../db/tip-tables.ts';
import { dropinfoJson } from '../dropinfo/dropinfo-json.ts';
import { findDropinfo } from '../dropinfo/dropinfo-queries.ts';
import type { Change } from '../hook/changes.ts';
import type { Language } from '../http/language.ts';
import { maySeeTip } from '../tip/tip-visibility.ts';
import type { Notification } from './notifications.ts';
import { dropinfoNotification, tipNotification } from './notifications.ts';
import type { Notice } from './recipients.ts';

/** What to notify of, in either language, and for how many seconds it is worth it. */
export interface PushSubject {
  notice: Notice;
  lifetime: number;
  notificationIn(language: Language): Notification;
}

/** The subject of a change; null for one that is gone or whose match has begun. */
export async function findSubject(
  db: Queryable,
  { kind, id }: Pick<Change, 'kind' | 'id'>,
  now: Date,
): Promise<PushSubject | null> {
  const subject = await (kind === 'dropinfo' ? dropinfoSubject(db, id) : tipSubject(db, id));
  if (!subject) return null;
  const lifetime = Math.floor((subject.date.getTime() - now.getTime()) / 1000);
  return lifetime > 0 ? { ...subject, lifetime } : null;
}

async function dropinfoSubject(db: Queryable, id: number) {
  const found = await findDropinfo(db, id);
  if (!found) return null;
  const { matchId, from, to } = found.dropinfo;
  const notice: Notice = {
    kind: 'dropinfo',
    subject: `match:${matchId}`,
    maySee: ({ permissions }) => permissions.has('dropinfo'),
  };
  return {
    notice,
    date: found.kickOff,
    notificationIn: (language: Language) =>
      dropinfoNotification({ ...dropinfoJson(found, language), from, to }, language),
  };
}

async function tipSubject(db: Queryable, id: number) {
  const [tip] = await db.select().from(tips).where(eq(tips.id, id));
  if (tip?.tipStatus !== 'tip_active') return null;
  const notice: Notice = {
    kind: `${tip.tipType}_tips`,
    subject: `tip:${tip.id}`,
    maySee: (caller) => maySeeTip(caller, tip),
  };
  return {
    notice,
    date: tip.date,
    notificationIn: (language: Language) => tipNotification(tip, language),
  };
}
