import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tips } from '../db/tip-tables.ts';
import { fittingRules } from '../drop-rule/saved-rules.ts';
import { dropinfoJson } from '../dropinfo/dropinfo-json.ts';
import { findDropinfo } from '../dropinfo/dropinfo-queries.ts';
import type { ListChange } from '../hook/changes.ts';
import type { Language } from '../http/language.ts';
import { headOf } from '../seal/seal-queries.ts';
import { inLanguage } from '../tip/tip-language.ts';
import type { TipKind } from '../tip/tip-visibility.ts';
import { maySeeTip } from '../tip/tip-visibility.ts';
import type { Notice } from './recipients.ts';

/** What a device shows, and the page that a touch opens; `tag` replaces an older one of the same thing. */
export interface Notification {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const titles: Readonly<Record<TipKind, Record<Language, string>>> = {
  default: { pl: 'Nowy typ', en: 'New tip' },
  special: { pl: 'Nowy typ specjalny', en: 'New special tip' },
  chatgpt: { pl: 'Nowy typ AI', en: 'New AI tip' },
};

/** What to notify of, in either language, and for how many seconds it is worth it. */
interface PushSubject {
  notice: Notice;
  lifetime: number;
  notificationIn(language: Language): Notification;
}

/** The subject of a change; null for one that is gone or whose match has begun. */
export async function findSubject(
  db: Queryable,
  { kind, id, isNew }: ListChange,
  now: Date,
): Promise<PushSubject | null> {
  const subject = await (kind === 'dropinfo' ? dropinfoSubject(db, id, isNew, now) : tipSubject(db, id));
  if (!subject) return null;
  const lifetime = Math.floor((subject.date.getTime() - now.getTime()) / 1000);
  return lifetime > 0 ? { ...subject, lifetime } : null;
}

async function dropinfoSubject(db: Queryable, id: number, isNew: boolean, now: Date) {
  const found = await findDropinfo(db, id);
  if (!found) return null;
  const { matchId, from, to } = found.dropinfo;
  const notice: Notice = {
    kind: 'dropinfo',
    subject: `match:${matchId}`,
    wantedBy: (await fittingRules(db, found, now)).map(({ userId }) => userId),
    isNew,
    maySee: ({ permissions }) => permissions.has('dropinfo'),
  };
  const notificationIn = (language: Language): Notification => {
    const { uid, title, tip, drop } = dropinfoJson(found, language);
    const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
    return {
      title: `${language === 'pl' ? 'Spadek kursu' : 'Odds drop'} ${percent.format(drop)}`,
      body: `${title}: ${tip} ${from.toFixed(2)} → ${to.toFixed(2)}`,
      url: `/dropinfo/${uid}`,
      tag: `dropinfo-${uid}`,
    };
  };
  return { notice, date: found.kickOff, notificationIn };
}

/** How many digits of the newest seal's hash a notification has: too many to be found again by trying. */
const shownDigits = 16;

/** The newest seal, which whoever keeps the notification can look for in the chain later. */
const headLine = (head: Awaited<ReturnType<typeof headOf>>, language: Language): string =>
  head === null
    ? ''
    : `\n${language === 'pl' ? 'Pieczęć' : 'Seal'} ${head.sequence}: ${head.hash.slice(0, shownDigits)}`;

async function tipSubject(db: Queryable, id: number) {
  const [tip] = await db.select().from(tips).where(eq(tips.id, id));
  if (tip?.tipStatus !== 'tip_active') return null;
  const notice: Notice = {
    kind: `${tip.tipType}_tips`,
    subject: `tip:${tip.id}`,
    wantedBy: [],
    isNew: true,
    maySee: (caller) => maySeeTip(caller, tip),
  };
  const head = await headOf(db);
  const notificationIn = (language: Language): Notification => ({
    title: titles[tip.tipType][language],
    body: `${tip.title}: ${inLanguage(tip.tip, tip.tipEn, language)} @ ${tip.exchange.toFixed(2)}${headLine(head, language)}`,
    url: `/tips/${tip.uid}`,
    tag: `tip-${tip.uid}`,
  });
  return { notice, date: tip.date, notificationIn };
}
