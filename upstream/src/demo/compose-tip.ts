import type { Random } from '../clock.ts';
import type { tipMatches, tips } from '../db/tip-tables.ts';
import { pickOne, rounded, wholeBetween } from './chance.ts';
import { chanceThat } from './match-model.ts';
import type { MatchPick, TippedMatch } from './picks.ts';
import { oddsOf, picks, tipUid } from './picks.ts';

/** A tip with the matches of a combined one. */
export interface ComposedTip {
  tip: Omit<typeof tips.$inferInsert, 'tipStatus' | 'cancelReason'>;
  matches: Omit<typeof tipMatches.$inferInsert, 'tipId'>[];
}

const kinds = ['default', 'default', 'special', 'chatgpt'] as const;
const shareOfCombined = 0.12;

/** Reasons why a match was not settled. */
export const cancelReasons = [
  'Mecz przełożony z powodu opadów',
  'Mecz przerwany po awarii oświetlenia',
  'Spotkanie przeniesione na inny termin',
];

/**
 * Writes a tip: on one of the matches, now and then on two or three of them together.
 * @param matches at least one; a tip never takes a match twice
 */
export function composeTip(
  matches: readonly TippedMatch[],
  { idx, createdAt, authorId }: { idx: number; createdAt: Date; authorId: number | null },
  random: Random,
): ComposedTip {
  const tipType = pickOne(kinds, random);
  const size = random() < shareOfCombined ? Math.min(matches.length, wholeBetween(2, 3, random)) : 1;
  const some = chooseMatches(matches, size, random).map((match) => choosePick(match, random));
  const exchange = rounded(
    some.reduce((product, pick) => product * oddsOf(pick), 1),
    2,
  );
  const firstKickOff = new Date(Math.min(...some.map(({ match }) => match.date.getTime())));
  const isCombined = some.length > 1;
  return {
    tip: {
      uid: tipUid(idx, some),
      idx,
      authorId,
      matchId: isCombined ? null : (some[0]?.match.id ?? null),
      title: some.map(titleOf).join(', '),
      tip: isCombined ? `Kombinacja: ${some.map(({ pick }) => pick.label).join(' + ')}` : labelOf(some),
      tipType,
      exchange,
      rate: isCombined ? 1 : pickOne([1, 1, 1.25, 1.5, 2, 2.5], random),
      ewk: rounded(1 + random() * 7, 1),
      qualityValue: rounded(50 + random() * 45, 0),
      date: firstKickOff,
      beginsAt: firstKickOff,
      createdAt,
      description: some.map((pick) => reasonFor(pick, random)).join('\n\n'),
    },
    matches: isCombined
      ? some.map((pick, position) => ({
          position,
          matchId: pick.match.id,
          date: pick.match.date,
          title: titleOf(pick),
          tip: pick.pick.label,
          exchange: oddsOf(pick),
        }))
      : [],
  };
}

function labelOf(some: readonly MatchPick[]): string {
  return some.map(({ pick }) => pick.label).join('');
}

function titleOf({ match }: MatchPick): string {
  return `${match.home} – ${match.away}`;
}

function chooseMatches(matches: readonly TippedMatch[], size: number, random: Random): TippedMatch[] {
  const left = [...matches];
  const chosen: TippedMatch[] = [];
  while (chosen.length < size) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}

/** A pick at odds that somebody would tip: neither sure nor hopeless. */
function choosePick(match: TippedMatch, random: Random): MatchPick {
  const all = picks.map((pick) => ({ match, pick }));
  const sensible = all.filter((pick) => oddsOf(pick) >= 1.45 && oddsOf(pick) <= 3.2);
  return pickOne(sensible.length > 0 ? sensible : all, random);
}

const openings = [
  ({ home, away, league }: TippedMatch) => `${league}: ${home} podejmuje u siebie ${away}.`,
  ({ home, away }: TippedMatch) => `Spotkanie ${home} – ${away} zapowiada się ciekawie także dla kursów.`,
  ({ home, away }: TippedMatch) => `Patrzymy na mecz ${home} – ${away} przez liczby z ostatnich kolejek.`,
];

const endings = [
  'Stawka umiarkowana, bo rynek może się jeszcze ruszyć przed pierwszym gwizdkiem.',
  'Przy takim kursie to naszym zdaniem dobra relacja ryzyka do zysku.',
  'Gramy przed meczem; po pierwszej bramce kurs nie będzie już wart stawki.',
];

const decimal = (value: number, places: number) => value.toFixed(places).replace('.', ',');

function reasonFor(choice: MatchPick, random: Random): string {
  const { match, pick } = choice;
  const chance = chanceThat(match.expected, (home, away) => pick.wins(home, away));
  const numbers =
    `Model daje gospodarzom ${decimal(match.expected.home, 2)} gola, gościom ${decimal(match.expected.away, 2)}, ` +
    `a typowi „${pick.label}” ${decimal(chance * 100, 0)} % szans, czyli uczciwy kurs ${decimal(1 / chance, 2)}.`;
  return [pickOne(openings, random)(match), numbers, pickOne(endings, random)].join(' ');
}
