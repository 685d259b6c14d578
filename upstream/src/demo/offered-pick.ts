import type { Random } from '../clock.ts';
import { pickOne, rounded } from './chance.ts';
import { chanceThat } from './match-model.ts';
import { type MatchPick, type Pick, picks, type TippedMatch } from './picks.ts';

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
