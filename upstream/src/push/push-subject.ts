import { eq } from 'drizzle-orm';
import type { AlertedDropinfo } from '../alert/alert-rules.ts';
import type { Queryable } from '../db/database.ts';
import { type alertReceipts, tips } from '../db/schema.ts';
import { fittingRules } from '../drop-rule/drop-rule.ts';
import { dropinfoJson } from '../dropinfo/dropinfo-json.ts';
import { findDropinfo } from '../dropinfo/dropinfo-queries.ts';
import type { ListChange } from '../hook/changes.ts';
import type { Language } from '../http/language.ts';
import type { Caller } from '../identity/caller.ts';
import { headOf } from '../seal/seal-queries.ts';
import { inLanguage } from '../tip/tip-language.ts';
import { maySeeTip, type TipKind } from '../tip/tip-visibility.ts';

export interface Notification {
  title: string;
  body: string;
  /** Page that a click opens. */
  url: string;
  /** A notification replaces an older one with the same tag. */
  tag: string;
}

const tipAlerts = {
  default: { setting: 'wantDefaultTipsPush', pl: 'Nowy typ', en: 'New tip' },
  special: { setting: 'wantSpecialTipsPush', pl: 'Nowy typ specjalny', en: 'New special tip' },
  chatgpt: { setting: 'wantChatgptTipsPush', pl: 'Nowy typ AI', en: 'New AI tip' },
} as const satisfies Record<TipKind, Record<Language, string> & { setting: keyof Caller['user'] }>;

/** A dropinfo or tip that users may be alerted to, with its texts. */
export interface PushSubject {
  /** The user's setting for its kind. */
  setting: 'wantDropinfoPush' | (typeof tipAlerts)[TipKind]['setting'];
  /** Deduplication key such as `match:7`. A user is notified once per key, or again after their cooldown. */
  subject: string;
  /** Ids of users with a matching drop rule. They are notified regardless of their setting for the kind. */
  ruleUserIds: readonly number[];
  /** If false, only `ruleUserIds` are notified. */
  isNew: boolean;
  /** Values of its receipts. */
  receipt: Pick<
    typeof alertReceipts.$inferSelect,
    'dropinfoId' | 'tipId' | 'title' | 'pick' | 'pickEn' | 'kickOff' | 'odds'
  >;
  /** Null for a tip. */
  dropinfo: AlertedDropinfo | null;
  maySee(caller: Caller): boolean;
  /** The first kick-off. */
  beginsAt: Date;
  lineIn(language: Language): string;
  notificationIn(language: Language): Notification;
}

/** The subject of a change; null if it does not exist any more. */
export const findSubject = (
  db: Queryable,
  { kind, id, isNew }: ListChange,
  now: Date,
): Promise<PushSubject | null> =>
  kind === 'dropinfo' ? dropinfoSubject(db, id, isNew, now) : tipSubject(db, id);

async function dropinfoSubject(
  db: Queryable,
  id: number,
  isNew: boolean,
  now: Date,
): Promise<PushSubject | null> {
  const found = await findDropinfo(db, id);
  if (!found) return null;
  const { matchId, from, to, drop } = found.dropinfo;
  const { uid, title, tip: pick } = dropinfoJson(found, 'pl');
  const { tip: pickEn } = dropinfoJson(found, 'en');
  const lineIn = (language: Language) =>
    `${title}: ${language === 'pl' ? pick : pickEn} ${from.toFixed(2)} → ${to.toFixed(2)}`;
  return {
    setting: 'wantDropinfoPush',
    subject: `match:${matchId}`,
    ruleUserIds: (await fittingRules(db, found, now)).map(({ userId }) => userId),
    isNew,
    receipt: { dropinfoId: id, tipId: null, title, pick, pickEn, kickOff: found.kickOff, odds: to },
    dropinfo: { drop, leagueId: found.league.id },
    maySee: ({ permissions }) => permissions.has('dropinfo'),
    beginsAt: found.kickOff,
    lineIn,
    notificationIn: (language) => {
      const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 })
        .format(drop)
        .replace('%', language === 'pl' ? '\u00a0%' : '%');
      return {
        title: `${language === 'pl' ? 'Spadek kursu' : 'Odds drop'} ${percent}`,
        body: lineIn(language),
        url: `/dropinfo/${uid}`,
        tag: `dropinfo-${uid}`,
      };
    },
  };
}

/** Enough digits of a hash that a collision cannot be found by brute force. */
const shownDigits = 16;

/**
 * A line with the newest seal, in the form that `verify.mjs --head` takes, so that a notification proves the state of
 * the chain at its time.
 */
export const headLine = (head: Awaited<ReturnType<typeof headOf>>, language: Language): string =>
  head === null
    ? ''
    : `\n${language === 'pl' ? 'Pieczęć' : 'Seal'} ${head.sequence}:${head.hash.slice(0, shownDigits)}`;

async function tipSubject(db: Queryable, id: number): Promise<PushSubject | null> {
  const [tip] = await db.select().from(tips).where(eq(tips.id, id));
  if (tip?.tipStatus !== 'tip_active') return null;
  const { title, tip: pick, date: kickOff, exchange: odds } = tip;
  const pickEn = inLanguage(pick, tip.tipEn, 'en');
  const head = await headOf(db);
  const lineIn = (language: Language) =>
    `${title}: ${language === 'pl' ? pick : pickEn} @ ${odds.toFixed(2)}`;
  return {
    setting: tipAlerts[tip.tipType].setting,
    subject: `tip:${tip.id}`,
    ruleUserIds: [],
    isNew: true,
    receipt: { dropinfoId: null, tipId: tip.id, title, pick, pickEn, kickOff, odds },
    dropinfo: null,
    maySee: (caller) => maySeeTip(caller, tip),
    beginsAt: tip.beginsAt,
    lineIn,
    notificationIn: (language) => ({
      title: tipAlerts[tip.tipType][language],
      body: `${lineIn(language)}${headLine(head, language)}`,
      url: `/tips/${tip.uid}`,
      tag: `tip-${tip.uid}`,
    }),
  };
}
