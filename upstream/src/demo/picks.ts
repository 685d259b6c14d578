import type { Random } from '../clock.ts';
import type { Language } from '../http/language.ts';
import { chanceThat, type ExpectedGoals } from './match-model.ts';
import { pickOne, roundTo } from './random.ts';

export interface TippedMatch {
  id: number;
  date: Date;
  home: string;
  away: string;
  league: string;
  expected: ExpectedGoals;
}

export type TextInTwo = Readonly<Record<Language, string>>;

/** `code` is part of the uid of a tip, for settling it. */
export interface Pick {
  code: string;
  label: TextInTwo;
  wins(home: number, away: number): boolean;
}

const same = (text: string) => ({ pl: text, en: text });

export const picks: readonly Pick[] = [
  { code: 'h', label: same('1'), wins: (home, away) => home > away },
  { code: 'd', label: same('X'), wins: (home, away) => home === away },
  { code: 'a', label: same('2'), wins: (home, away) => home < away },
  { code: 'o', label: { pl: 'Powyżej 2.5', en: 'Over 2.5' }, wins: (home, away) => home + away > 2.5 },
  { code: 'u', label: { pl: 'Poniżej 2.5', en: 'Under 2.5' }, wins: (home, away) => home + away < 2.5 },
  {
    code: 'b',
    label: { pl: 'Obie strzelą: tak', en: 'Both teams to score: yes' },
    wins: (home, away) => home > 0 && away > 0,
  },
  {
    code: 'n',
    label: { pl: 'Obie strzelą: nie', en: 'Both teams to score: no' },
    wins: (home, away) => home === 0 || away === 0,
  },
];

/** The number of the tip, then each match with its pick. */
export function tipUid(idx: number, some: readonly OfferedPick[]): string {
  return ['demo-tip', idx, ...some.map(({ match, pick }) => `${match.id}${pick.code}`)].join('-');
}

/** Parses the picks of a uid; null when it is not one of the demo. */
export function readTipUid(uid: string): { matchId: number; pick: Pick }[] | null {
  const [, parts] = /^demo-tip-\d+-((?:\d+[a-z]-?)+)$/.exec(uid) ?? [];
  if (parts === undefined) return null;
  const read = parts.split('-').map((part) => ({
    matchId: Number.parseInt(part, 10),
    pick: picks.find(({ code }) => code === part.at(-1)),
  }));
  const known = read.flatMap(({ matchId, pick }) => (pick ? [{ matchId, pick }] : []));
  return known.length === read.length ? known : null;
}

export interface Score {
  home: number;
  away: number;
}

/**
 * The result of a tip: lost when one pick is lost, won when all are won, null while it is open. Deleted matches are ignored;
 * without others the tip is cancelled.
 * @param scoreOf `pending` before the end, `unknown` for a deleted match
 */
export function outcomeOf(
  some: readonly { matchId: number; pick: Pick }[],
  scoreOf: (matchId: number) => Score | 'pending' | 'unknown',
): 'tip_success' | 'tip_fail' | 'tip_cancel' | null {
  const results = some.map(({ matchId, pick }) => {
    const score = scoreOf(matchId);
    return typeof score === 'string' ? score : pick.wins(score.home, score.away) ? 'won' : 'lost';
  });
  if (results.includes('lost')) return 'tip_fail';
  if (results.includes('pending')) return null;
  return results.includes('won') ? 'tip_success' : 'tip_cancel';
}

/** A pick with its probability by the model and its odds. */
export interface OfferedPick {
  match: TippedMatch;
  pick: Pick;
  chance: number;
  odds: number;
}

/** Codes of earlier tips by match, to avoid contradicting and repeated tips. */
export type TippedCodes = ReadonlyMap<number, readonly string[]>;

/** Codes of mutually exclusive picks. */
const exclusiveCodes: readonly string[] = ['hda', 'ou', 'bn'];

const contradicts = (pick: Pick, code: string): boolean =>
  pick.code !== code && exclusiveCodes.some((codes) => codes.includes(pick.code) && codes.includes(code));

/** Whether the odds are above the fair ones, both as displayed. */
export const isGood = ({ chance, odds }: OfferedPick): boolean => odds > roundTo(1 / chance, 2);

/** A pick with a medium probability that neither contradicts nor, if possible, repeats earlier tips on the match. */
export function choosePick(match: TippedMatch, tipped: TippedCodes, random: Random): OfferedPick {
  const before = tipped.get(match.id) ?? [];
  const fitting = picks.filter((pick) => !before.some((code) => contradicts(pick, code)));
  const fresh = fitting.filter(({ code }) => !before.includes(code));
  const open = (fresh.length > 0 ? fresh : fitting).map((pick) => ({
    pick,
    chance: chanceThat(match.expected, (home, away) => pick.wins(home, away)),
  }));
  const plausible = open.filter(({ chance }) => chance >= 0.32 && chance <= 0.68);
  const { pick, chance } = pickOne(plausible.length > 0 ? plausible : open, random);
  // From slightly below the fair odds to some percent above.
  const odds = roundTo((0.995 + random() * 0.06) / chance, 2);
  return { match, pick, chance, odds };
}
