import type { Language } from '../http/language.ts';
import { inLanguage } from '../tip/tip-language.ts';
import type { Tip, TipKind } from '../tip/tip-visibility.ts';

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

/** The notification of a new tip. */
export function tipNotification(tip: Tip, language: Language): Notification {
  return {
    title: titles[tip.tipType][language],
    body: `${tip.title}: ${inLanguage(tip.tip, tip.tipEn, language)} @ ${tip.exchange.toFixed(2)}`,
    url: `/tips/${tip.uid}`,
    tag: `tip-${tip.uid}`,
  };
}

/** A fall of the odds in the words of a language. */
export interface FallText {
  uid: string;
  title: string;
  tip: string;
  from: number;
  to: number;
  /** Fraction of the opening price. */
  drop: number;
}

/** The notification of a new dropinfo. */
export function dropinfoNotification(fall: FallText, language: Language): Notification {
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
  const title = language === 'pl' ? 'Spadek kursu' : 'Odds drop';
  return {
    title: `${title} ${percent.format(fall.drop)}`,
    body: `${fall.title}: ${fall.tip} ${fall.from.toFixed(2)} → ${fall.to.toFixed(2)}`,
    url: `/dropinfo/${fall.uid}`,
    tag: `dropinfo-${fall.uid}`,
  };
}
