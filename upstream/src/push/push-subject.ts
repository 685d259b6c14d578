import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tips } from '../db/tip-tables.ts';
import { fittingRules } from '../drop-rule/drop-rule.ts';
import { dropinfoJson } from '../dropinfo/dropinfo-json.ts';
import { findDropinfo } from '../dropinfo/dropinfo-queries.ts';
import type { ListChange } from '../hook/changes.ts';
import type { Language } from '../http/language.ts';
import { headOf } from '../seal/seal-queries.ts';
import { inLanguage } from '../tip/tip-language.ts';
import { maySeeTip, type TipKind } from '../tip/tip-visibility.ts';
import type { AlertEvent } from './recipients.ts';

export interface Notification {
  title: string;
  body: string;
  /** Page that a click opens. */
  url: string;
  /** A notification replaces an older one with the same tag. */
  tag: string;
}

const titles: Readonly<Record<TipKind, Record<Language, string>>> = {
  default: { pl: 'Nowy typ', en: 'New tip' },
  special: { pl: 'Nowy typ specjalny', en: 'New special tip' },
  chatgpt: { pl: 'Nowy typ AI', en: 'New AI tip' },
};

/** An alert with its texts. */
export interface PushSubject extends AlertEvent {
  /** Seconds until the kick-off. */
  lifetime: number;
  /** One-line description. */
  lineIn(language: Language): string;
  notificationIn(language: Language): Notification;
}

/** The subject of a change; null if it does not exist any more or its match has started. */
export async function findSubject(
  db: Queryable,
  { kind, id, isNew }: ListChange,
  now: Date,
): Promise<PushSubject | null> {
  const subject = await (kind === 'dropinfo' ? dropinfoSubject(db, id, isNew, now) : tipSubject(db, id));
  if (!subject) return null;
  const lifetime = Math.floor((subject.receipt.kickOff.getTime() - now.getTime()) / 1000);
  return lifetime > 0 ? { ...subject, lifetime } : null;
}

type Subject = Omit<PushSubject, 'lifetime'>;

async function dropinfoSubject(
  db: Queryable,
  id: number,
  isNew: boolean,
  now: Date,
): Promise<Subject | null> {
  const found = await findDropinfo(db, id);
  if (!found) return null;
  const { matchId, from, to, drop } = found.dropinfo;
  const { uid, title, tip: pick } = dropinfoJson(found, 'pl');
  const { tip: pickEn } = dropinfoJson(found, 'en');
  const lineIn = (language: Language) =>
    `${title}: ${language === 'pl' ? pick : pickEn} ${from.toFixed(2)} → ${to.toFixed(2)}`;
  return {
    kind: 'dropinfo',
    subject: `match:${matchId}`,
    ruleUserIds: (await fittingRules(db, found, now)).map(({ userId }) => userId),
    isNew,
    receipt: { dropinfoId: id, tipId: null, title, pick, pickEn, kickOff: found.kickOff, odds: to },
    dropinfo: { drop, leagueId: found.league.id },
    maySee: ({ permissions }) => permissions.has('dropinfo'),
    lineIn,
    notificationIn: (language) => {
      const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
      return {
        title: `${language === 'pl' ? 'Spadek kursu' : 'Odds drop'} ${percent.format(drop)}`,
        body: lineIn(language),
        url: `/dropinfo/${uid}`,
        tag: `dropinfo-${uid}`,
      };
    },
  };
}

/** Enough digits of a hash that a collision cannot be found by brute force. */
const shownDigits = 16;

/** A line with the newest seal, so that a notification proves the state of the chain at its time. */
export const headLine = (head: Awaited<ReturnType<typeof headOf>>, language: Language): string =>
  head === null
    ? ''
    : `\n${language === 'pl' ? 'Pieczęć' : 'Seal'} ${head.sequence}: ${head.hash.slice(0, shownDigits)}`;

async function tipSubject(db: Queryable, id: number): Promise<Subject | null> {
  const [tip] = await db.select().from(tips).where(eq(tips.id, id));
  if (tip?.tipStatus !== 'tip_active') return null;
  const { title, date: kickOff, exchange: odds } = tip;
  const pick = inLanguage(tip.tip, tip.tipEn, 'pl');
  const pickEn = inLanguage(tip.tip, tip.tipEn, 'en');
  const head = await headOf(db);
  const lineIn = (language: Language) =>
    `${title}: ${language === 'pl' ? pick : pickEn} @ ${odds.toFixed(2)}`;
  return {
    kind: `${tip.tipType}_tips`,
    subject: `tip:${tip.id}`,
    ruleUserIds: [],
    isNew: true,
    receipt: { dropinfoId: null, tipId: tip.id, title, pick, pickEn, kickOff, odds },
    dropinfo: null,
    maySee: (caller) => maySeeTip(caller, tip),
    lineIn,
    notificationIn: (language) => ({
      title: titles[tip.tipType][language],
      body: `${lineIn(language)}${headLine(head, language)}`,
      url: `/tips/${tip.uid}`,
      tag: `tip-${tip.uid}`,
    }),
  };
}
