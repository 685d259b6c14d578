import type { Language } from '../http/language.ts';
import type { headOf } from '../seal/seal-queries.ts';
import { headLine, type Notification, type PushSubject } from './push-subject.ts';

/** What a person's digest says. */
export interface Digest {
  /** What can still be bet on. */
  subjects: readonly PushSubject[];
  /** How many matches have begun while their alerts were held back. */
  begun: number;
  /** The newest seal; null before the first. */
  head: Awaited<ReturnType<typeof headOf>>;
}

const maxNamed = 3;
const texts: Record<Language, { title: string; more: string; begun: string }> = {
  pl: { title: 'Wstrzymane powiadomienia', more: 'i jeszcze', begun: 'Już rozpoczęte' },
  en: { title: 'Alerts held back', more: 'and more', begun: 'Begun meanwhile' },
};

/** Tips first, which are few; then the deepest drops. */
const weightOf = ({ dropinfo }: PushSubject): number => dropinfo?.drop ?? 1;

/** One notification for all that was held back, with the most important of it by name; a single alert is itself. */
export function digestNotification({ subjects, begun, head }: Digest, language: Language): Notification {
  const [first, ...others] = subjects.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (first !== undefined && others.length === 0 && begun === 0) return first.notificationIn(language);
  const { title, more, begun: begunText } = texts[language];
  const named = subjects.length === 0 ? [] : [first, ...others].slice(0, maxNamed);
  const lines = named.flatMap((subject) => subject?.lineIn(language) ?? []);
  const left = subjects.length - lines.length;
  return {
    title: `${title}: ${subjects.length}`,
    body: `${[
      ...lines,
      ...(left > 0 ? [`${more}: ${left}`] : []),
      ...(begun > 0 ? [`${begunText}: ${begun}`] : []),
    ].join('\n')}${headLine(head, language)}`,
    url: '/profile#alerts',
    tag: 'digest',
  };
}

/** For how many seconds a digest is worth it: while one of its matches has not begun. */
export const digestLifetime = ({ subjects }: Digest): number =>
  Math.max(...subjects.map(({ lifetime }) => lifetime));
