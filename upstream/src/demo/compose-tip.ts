import type { Random } from '../clock.ts';
import type { tipMatches, tips } from '../db/tip-tables.ts';
import type { Language } from '../http/language.ts';
import { pickOne, rounded, wholeBetween } from './chance.ts';
import { choosePick, isGood, type OfferedPick, type TippedCodes, type TippedMatch, tipUid } from './picks.ts';
import { reasonFor } from './tip-texts.ts';

/** A tip with the matches of a combined one. */
export interface ComposedTip {
  tip: Omit<typeof tips.$inferInsert, 'tipStatus' | 'cancelReason' | 'cancelReasonEn'>;
  matches: Omit<typeof tipMatches.$inferInsert, 'tipId'>[];
}

/** What a tip is made for. */
interface TipOrder {
  idx: number;
  createdAt: Date;
  authorId: number | null;
  /** What was tipped of matches before. */
  tipped: TippedCodes;
}

const kinds = ['default', 'default', 'special', 'chatgpt'] as const;
const shareOfCombined = 0.12;
const product = (factors: readonly number[]) => factors.reduce((total, factor) => total * factor, 1);

/**
 * Writes a tip: on one of the matches, now and then on two or three of them together. Its expected value follows from the
 * model's chances and the odds.
 * @param matches at least one; a tip never takes a match twice
 */
export function composeTip(
  matches: readonly TippedMatch[],
  { idx, createdAt, authorId, tipped }: TipOrder,
  random: Random,
): ComposedTip {
  const tipType = pickOne(kinds, random);
  const size = random() < shareOfCombined ? Math.min(matches.length, wholeBetween(2, 3, random)) : 1;
  const some = chooseMatches(matches, size, random).map((match) => choosePick(match, tipped, random));
  const exchange = rounded(product(some.map(({ odds }) => odds)), 2);
  const ewk = rounded((exchange * product(some.map(({ chance }) => chance)) - 1) * 100, 1);
  const firstKickOff = new Date(Math.min(...some.map(({ match }) => match.date.getTime())));
  const isCombined = some.length > 1;
  const reasons = some.map((pick) => reasonFor(pick, random));
  const inBoth = (text: (language: Language) => string) => ({
    text: text('pl'),
    english: text('en') === text('pl') ? null : text('en'),
  });
  const name = inBoth((language) => nameOf(some, language));
  return {
    tip: {
      uid: tipUid(idx, some),
      idx,
      authorId,
      matchId: isCombined ? null : (some[0]?.match.id ?? null),
      title: some.map(titleOf).join(', '),
      tip: name.text,
      tipEn: name.english,
      tipType,
      exchange,
      rate: isCombined || !some.every(isGood) ? 1 : pickOne([1, 1, 1.25, 1.5, 2, 2.5], random),
      ewk,
      qualityValue: rounded(Math.min(95, 55 + ewk * 4 + random() * 12), 0),
      date: firstKickOff,
      beginsAt: firstKickOff,
      createdAt,
      description: reasons.map(({ pl }) => pl).join('\n\n'),
      descriptionEn: reasons.map(({ en }) => en).join('\n\n'),
    },
    matches: isCombined
      ? some.map((pick, position) => {
          const { text, english } = inBoth((language) => pick.pick.label[language]);
          return {
            position,
            matchId: pick.match.id,
            date: pick.match.date,
            title: titleOf(pick),
            tip: text,
            tipEn: english,
            exchange: pick.odds,
          };
        })
      : [],
  };
}

const combination: Readonly<Record<Language, string>> = { pl: 'Kombinacja', en: 'Combination' };

function nameOf(some: readonly OfferedPick[], language: Language): string {
  const labels = some.map(({ pick }) => pick.label[language]).join(' + ');
  return some.length > 1 ? `${combination[language]}: ${labels}` : labels;
}

function titleOf({ match }: OfferedPick): string {
  return `${match.home} – ${match.away}`;
}

function chooseMatches(matches: readonly TippedMatch[], size: number, random: Random): TippedMatch[] {
  const left = [...matches];
  const chosen: TippedMatch[] = [];
  while (chosen.length < size) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}
