import type { Random } from '../clock.ts';
import type { tipMatches, tips } from '../db/tip-tables.ts';
import {
  choosePick,
  isGood,
  type OfferedPick,
  type TextInTwo,
  type TippedCodes,
  type TippedMatch,
  tipUid,
} from './picks.ts';
import { pickOne, randomInt, roundTo } from './random.ts';

/** `matches` is empty for a single tip. */
export interface ComposedTip {
  tip: Omit<typeof tips.$inferInsert, 'authorId' | 'tipStatus' | 'cancelReason' | 'cancelReasonEn'>;
  matches: Omit<typeof tipMatches.$inferInsert, 'tipId'>[];
}

const kinds = ['default', 'default', 'special', 'chatgpt'] as const;
const combinedShare = 0.12;
const product = (factors: readonly number[]) => factors.reduce((total, factor) => total * factor, 1);

/**
 * Creates a tip on one of the matches, or sometimes a combined tip on two or three. Its expected value follows from the
 * model's probabilities and the odds.
 * @param matches at least one
 */
export function composeTip(
  matches: readonly TippedMatch[],
  { idx, createdAt, tipped }: { idx: number; createdAt: Date; tipped: TippedCodes },
  random: Random,
): ComposedTip {
  const tipType = pickOne(kinds, random);
  const size = random() < combinedShare ? Math.min(matches.length, randomInt(2, 3, random)) : 1;
  const some = chooseMatches(matches, size, random).map((match) => choosePick(match, tipped, random));
  const exchange = roundTo(product(some.map(({ odds }) => odds)), 2);
  const ewk = roundTo((exchange * product(some.map(({ chance }) => chance)) - 1) * 100, 1);
  const firstKickOff = new Date(Math.min(...some.map(({ match }) => match.date.getTime())));
  const isCombined = some.length > 1;
  const reasons = some.map((pick) => reasonFor(pick, random));
  const name = nameOf(some);
  return {
    tip: {
      uid: tipUid(idx, some),
      idx,
      matchId: isCombined ? null : (some[0]?.match.id ?? null),
      title: some.map(titleOf).join(', '),
      tip: name.pl,
      tipEn: englishOf(name),
      tipType,
      exchange,
      rate: isCombined || !some.every(isGood) ? 1 : pickOne([1, 1, 1.25, 1.5, 2, 2.5], random),
      ewk,
      qualityValue: roundTo(Math.min(95, 55 + ewk * 4 + random() * 12), 0),
      date: firstKickOff,
      beginsAt: firstKickOff,
      createdAt,
      description: reasons.map(({ pl }) => pl).join('\n\n'),
      descriptionEn: reasons.map(({ en }) => en).join('\n\n'),
    },
    matches: isCombined
      ? some.map((one, position) => ({
          position,
          matchId: one.match.id,
          date: one.match.date,
          title: titleOf(one),
          tip: one.pick.label.pl,
          tipEn: englishOf(one.pick.label),
          exchange: one.odds,
        }))
      : [],
  };
}

function nameOf(some: readonly OfferedPick[]): TextInTwo {
  const pl = some.map(({ pick }) => pick.label.pl).join(' + ');
  const en = some.map(({ pick }) => pick.label.en).join(' + ');
  return some.length > 1 ? { pl: `Kupon: ${pl}`, en: `Combined tip: ${en}` } : { pl, en };
}

/** Null when it is the same as the Polish text. */
const englishOf = ({ pl, en }: TextInTwo) => (en === pl ? null : en);

function titleOf({ match }: OfferedPick): string {
  return `${match.home} – ${match.away}`;
}

function chooseMatches(matches: readonly TippedMatch[], size: number, random: Random): TippedMatch[] {
  const left = [...matches];
  const chosen: TippedMatch[] = [];
  while (chosen.length < size) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}

const cancelReasons: readonly TextInTwo[] = [
  { pl: 'Mecz przełożony z powodu opadów', en: 'Match postponed because of heavy rain' },
  { pl: 'Mecz przerwany po awarii oświetlenia', en: 'Match abandoned after the floodlights failed' },
  { pl: 'Spotkanie przeniesione na inny termin', en: 'Match moved to another date' },
];

export function cancelledState(random: Random) {
  const { pl, en } = pickOne(cancelReasons, random);
  return { tipStatus: 'tip_cancel', cancelReason: pl, cancelReasonEn: en } as const;
}

const openings: readonly ((match: TippedMatch) => TextInTwo)[] = [
  ({ home, away, league }) => ({
    pl: `${league}: grają ${home} i ${away}, gospodarzem jest ${home}.`,
    en: `${league}: ${home} play ${away} at home.`,
  }),
  ({ home, away }) => ({
    pl: `Spotkanie ${home} – ${away} zapowiada się ciekawie także pod względem kursów.`,
    en: `${home} – ${away} looks interesting for the odds as well.`,
  }),
  ({ home, away }) => ({
    pl: `Patrzymy na mecz ${home} – ${away} przez pryzmat liczb z ostatnich kolejek.`,
    en: `We look at ${home} – ${away} through the figures of the last rounds.`,
  }),
];

/** Last sentences for odds above the fair odds, and for others. */
const endings: Readonly<Record<'good' | 'other', readonly TextInTwo[]>> = {
  good: [
    {
      pl: 'To więcej niż uczciwy kurs, więc naszym zdaniem dobra relacja ryzyka do zysku.',
      en: 'That is above the fair odds, so in our view a good ratio of risk to return.',
    },
    {
      pl: 'Kurs przewyższa uczciwy; gramy przed meczem, zanim rynek to wyrówna.',
      en: 'The odds are above the fair ones; we bet before the market evens that out.',
    },
  ],
  other: [
    {
      pl: 'Kurs jest najwyżej uczciwy, dlatego stawka jest umiarkowana.',
      en: 'The odds are fair at best, which is why the stake is moderate.',
    },
  ],
};

function reasonFor(offered: OfferedPick, random: Random): TextInTwo {
  const { match, pick, chance, odds } = offered;
  const opening = pickOne(openings, random)(match);
  const ending = pickOne(endings[isGood(offered) ? 'good' : 'other'], random);
  const [home, away] = [match.expected.home.toFixed(2), match.expected.away.toFixed(2)];
  const [percent, fair, actual] = [(chance * 100).toFixed(0), (1 / chance).toFixed(2), odds.toFixed(2)];
  return {
    pl:
      `${opening.pl} Model daje gospodarzom ${home} gola, gościom ${away}, a typowi „${pick.label.pl}” ${percent}\u00a0% szans, ` +
      `czyli uczciwy kurs ${fair}; gramy po ${actual}. ${ending.pl}`,
    en:
      `${opening.en} The model gives the home side ${home} goals, the visitors ${away}, and “${pick.label.en}” a chance of ` +
      `${percent}%, so that the fair odds are ${fair}; we take ${actual}. ${ending.en}`,
  };
}
