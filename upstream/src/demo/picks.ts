import type { Random } from '../clock.ts';
import type { Language } from '../http/language.ts';
import { pickOne, rounded } from './chance.ts';
import { chanceThat, type ExpectedGoals } from './match-model.ts';

/** A match that can be tipped. */
export interface TippedMatch {
  id: number;
  date: Date;
  home: string;
  away: string;
  league: string;
  expected: ExpectedGoals;
}

/** What is tipped of a match; the code stands in the uid of the tip, so that it can be settled. */
export interface Pick {
  code: string;
  /** As typers write it. */
  label: Readonly<Record<Language, string>>;
  wins(home: number, away: number): boolean;
}

const same = (text: string) => ({ pl: text, en: text });

/** All that the demo's typers tip. */
export const picks: readonly Pick[] = [
  { code: 'h', label: same('1'), wins: (home, away) => home > away },
  { code: 'd', label: same('X'), wins: (home, away) => home === away },
  { code: 'a', label: same('2'), wins: (home, away) => home < away },
  { code: 'o', label: { pl: 'Powyżej 2.5', en: 'Over 2.5' }, wins: (home, away) => home + away > 2.5 },
  { code: 'u', label: { pl: 'Poniżej 2.5', en: 'Under 2.5' }, wins: (home, away) => home + away < 2.5 },
  { code: 'b', label: { pl: 'BTTS: tak', en: 'BTTS: yes' }, wins: (home, away) => home > 0 && away > 0 },
  { code: 'n', label: { pl: 'BTTS: nie', en: 'BTTS: no' }, wins: (home, away) => home === 0 || away === 0 },
];

/** A pick of a match. */
export interface MatchPick {
  match: TippedMatch;
  pick: Pick;
}

/** The uid of a tip of the demo: its number, then each match with its pick. */
export function tipUid(idx: number, some: readonly MatchPick[]): string {
  return ['demo-tip', idx, ...some.map(({ match, pick }) => `${match.id}${pick.code}`)].join('-');
}

/** Reads the picks back from a uid; null when it is not one of the demo's. */
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

/** The final score of a match. */
export interface Score {
  home: number;
  away: number;
}

/**
 * How a tip ends: lost as soon as one pick is, won when all are, null while it is open. A match that is not known
 * any more has no say; without any the tip is void.
 * @param scoreOf the score, `pending` before the end, `unknown` for a match that is gone
 */
export function outcomeOf(
  some: readonly { matchId: number; pick: Pick }[],
  scoreOf: (matchId: number) => Score | 'pending' | 'unknown',
): 'tip_success' | 'tip_fail' | 'tip_cancel' | null {
  const scores = some.map(({ matchId, pick }) => ({ pick, score: scoreOf(matchId) }));
  const results = scores.map(({ pick, score }) =>
    typeof score === 'string' ? score : pick.wins(score.home, score.away) ? 'won' : 'lost',
  );
  if (results.includes('lost')) return 'tip_fail';
  if (results.includes('pending')) return null;
  return results.includes('won') ? 'tip_success' : 'tip_cancel';
}

/** A pick of a match with its chance by the model, and the odds at which it is tipped. */
export interface OfferedPick extends MatchPick {
  chance: number;
  odds: number;
}

/** The codes that were tipped of matches, so that none is tipped both ways. */
export type TippedCodes = ReadonlyMap<number, readonly string[]>;

/** Picks of one question, of which only one can come true. */
const questions: readonly string[] = ['hda', 'ou', 'bn'];

const contradicts = (pick: Pick, code: string): boolean =>
  pick.code !== code && questions.some((question) => question.includes(pick.code) && question.includes(code));

/** Odds that a typer finds: from a little below the fair ones to some percent above. */
const offered = (chance: number, random: Random): number => rounded((0.995 + random() * 0.06) / chance, 2);

/** Whether the odds are above the fair ones of the model, as both are told. */
export const isGood = ({ chance, odds }: OfferedPick): boolean => odds > rounded(1 / chance, 2);

/** A pick at odds that somebody would tip, neither sure nor hopeless, and against none that was tipped of the match. */
export function choosePick(match: TippedMatch, tipped: TippedCodes, random: Random): OfferedPick {
  const before = tipped.get(match.id) ?? [];
  const open = picks
    .filter((pick) => !before.some((code) => contradicts(pick, code)))
    .map((pick) => ({ pick, chance: chanceThat(match.expected, (home, away) => pick.wins(home, away)) }));
  const sensible = open.filter(({ chance }) => chance >= 0.32 && chance <= 0.68);
  const { pick, chance } = pickOne(sensible.length > 0 ? sensible : open, random);
  return { match, pick, chance, odds: offered(chance, random) };
}
