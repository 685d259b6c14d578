import type { Random } from '../clock.ts';
import type { Language } from '../http/language.ts';
import { pickOne } from './chance.ts';
import { isGood, type OfferedPick, type TippedMatch } from './picks.ts';

/** A text in both languages. */
export type TextInTwo = Readonly<Record<Language, string>>;

/** Reasons why a match was not settled. */
const cancelReasons: readonly TextInTwo[] = [
  { pl: 'Mecz przełożony z powodu opadów', en: 'Match postponed because of heavy rain' },
  { pl: 'Mecz przerwany po awarii oświetlenia', en: 'Match abandoned after the floodlights failed' },
  { pl: 'Spotkanie przeniesione na inny termin', en: 'Match moved to another date' },
];

/** What is stored of a tip that is called off. */
export function cancelledEnding(random: Random) {
  const { pl, en } = pickOne(cancelReasons, random);
  return { tipStatus: 'tip_cancel', cancelReason: pl, cancelReasonEn: en } as const;
}

const openings: readonly ((match: TippedMatch) => TextInTwo)[] = [
  ({ home, away, league }) => ({
    pl: `${league}: ${home} podejmuje u siebie ${away}.`,
    en: `${league}: ${home} play ${away} at home.`,
  }),
  ({ home, away }) => ({
    pl: `Spotkanie ${home} – ${away} zapowiada się ciekawie także dla kursów.`,
    en: `${home} – ${away} looks interesting for the odds as well.`,
  }),
  ({ home, away }) => ({
    pl: `Patrzymy na mecz ${home} – ${away} przez liczby z ostatnich kolejek.`,
    en: `We look at ${home} – ${away} through the figures of the last rounds.`,
  }),
];

/** What is said of odds above the fair ones, and of others. */
const endings: Readonly<Record<'value' | 'none', readonly TextInTwo[]>> = {
  value: [
    {
      pl: 'To więcej niż uczciwy kurs, więc naszym zdaniem dobra relacja ryzyka do zysku.',
      en: 'That is above the fair odds, so in our view a good ratio of risk to return.',
    },
    {
      pl: 'Kurs przewyższa uczciwy; gramy przed meczem, zanim rynek to wyrówna.',
      en: 'The odds are above the fair ones; we play before the match, before the market evens that out.',
    },
  ],
  none: [
    {
      pl: 'Kurs jest najwyżej uczciwy, dlatego stawka jest umiarkowana.',
      en: 'The odds are fair at best, which is why the stake is moderate.',
    },
  ],
};

const decimal = (value: number, places: number): TextInTwo => ({
  pl: value.toFixed(places).replace('.', ','),
  en: value.toFixed(places),
});

/** Why a pick is tipped at its odds. */
export function reasonFor(offered: OfferedPick, random: Random): TextInTwo {
  const { match, pick, chance, odds } = offered;
  const opening = pickOne(openings, random)(match);
  const ending = pickOne(endings[isGood(offered) ? 'value' : 'none'], random);
  const [home, away] = [decimal(match.expected.home, 2), decimal(match.expected.away, 2)];
  const [percent, fair, asked] = [decimal(chance * 100, 0), decimal(1 / chance, 2), decimal(odds, 2)];
  return {
    pl:
      `${opening.pl} Model daje gospodarzom ${home.pl} gola, gościom ${away.pl}, a typowi „${pick.label.pl}” ${percent.pl} % szans, ` +
      `czyli uczciwy kurs ${fair.pl}; gramy po ${asked.pl}. ${ending.pl}`,
    en:
      `${opening.en} The model gives the home side ${home.en} goals, the visitors ${away.en}, and “${pick.label.en}” a chance of ` +
      `${percent.en}%, so that the fair odds are ${fair.en}; we play at ${asked.en}. ${ending.en}`,
  };
}
