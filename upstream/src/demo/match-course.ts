import type { Random } from '../clock.ts';
import { pickOne, shuffled, wholeBetween } from './chance.ts';
import type { Sheet, SquadPlayer } from './line-up.ts';

/** A moment of a match; `minute` counts on past 45 in the time that is added to a half. */
export interface Moment {
  half: 1 | 2;
  minute: number;
}

/** A player's part in a match, from the first moment on the pitch to the last. */
export interface Appearance {
  player: SquadPlayer;
  isHome: boolean;
  from: Moment;
  to: Moment;
}

/** A goal; `scorer` of an own goal is a player of the other side than `isHome`, which is the side credited. */
export interface Goal {
  at: Moment;
  isHome: boolean;
  kind: 'regular' | 'penalty' | 'ownGoal';
  scorer: SquadPlayer;
  assist: SquadPlayer | null;
}

/** A card of one side. */
export interface Card {
  at: Moment;
  isHome: boolean;
  kind: 'yellow' | 'red';
  player: SquadPlayer;
}

/** A change of players of one side. */
export interface Substitution {
  at: Moment;
  isHome: boolean;
  out: SquadPlayer;
  in: SquadPlayer;
}

/** What might have been a goal: taken back or not given by the video referee, or a penalty that went wide. */
export interface NoGoal {
  at: Moment;
  isHome: boolean;
  kind: 'goalNotAwarded' | 'penaltyNotAwarded' | 'missedPenalty';
  player: SquadPlayer;
}

/** What happens in a match. */
export interface MatchCourse {
  /** Minutes added to the two halves. */
  added: { 1: number; 2: number };
  appearances: Appearance[];
  goals: Goal[];
  noGoals: NoGoal[];
  cards: Card[];
  substitutions: Substitution[];
}

/** What a side's result says of the course. */
export interface SideResult {
  goals: number;
  firstHalfGoals: number;
  yellow: number;
  red: number;
}

/** Makes of a moment a number that grows with time. */
export const timeOf = ({ half, minute }: Moment): number => half * 100 + minute;

/** Minutes since kick-off without the time added. */
export const minutesAt = ({ half, minute }: Moment): number => (half - 1) * 45 + Math.min(minute, 45);

const kickOff: Moment = { half: 1, minute: 0 };
const scoringWeights = { G: 0, D: 1, M: 3, F: 6 } as const;
/** How likely each kind is for a side in a match. */
const noGoalChances = { goalNotAwarded: 0.12, penaltyNotAwarded: 0.06, missedPenalty: 0.06 } as const;

/** Plays out a match whose results are known: goals, cards and substitutions add up to them. */
export function playCourse(
  home: { sheet: Sheet; result: SideResult },
  away: { sheet: Sheet; result: SideResult },
  random: Random,
): MatchCourse {
  const added = { 1: wholeBetween(1, 4, random), 2: wholeBetween(2, 6, random) };
  const sides = [
    { ...home, isHome: true },
    { ...away, isHome: false },
  ].map((side) => ({ ...side, ...playChanges(side.sheet, side.result, side.isHome, added, random) }));
  const appearances = sides.flatMap((side) => side.appearances);
  const goals = sides.flatMap(({ isHome, result }) =>
    Array.from({ length: result.goals }, (_, place) => {
      const at = drawMoment(place < result.firstHalfGoals ? 1 : 2, added, random);
      return playGoal(at, isHome, appearances, random);
    }),
  );
  return {
    added,
    appearances,
    goals: goals.toSorted((one, other) => timeOf(one.at) - timeOf(other.at)),
    noGoals: [true, false].flatMap((isHome) => playNoGoals(isHome, added, appearances, random)),
    cards: sides.flatMap((side) => side.cards),
    substitutions: sides.flatMap((side) => side.substitutions),
  };
}

function drawMoment(half: 1 | 2, added: MatchCourse['added'], random: Random): Moment {
  return { half, minute: wholeBetween(1, 45 + added[half], random) };
}

/** Substitutions, then the sendings-off and bookings of players who are on the pitch. */
function playChanges(
  { starters, bench }: Sheet,
  result: SideResult,
  isHome: boolean,
  added: MatchCourse['added'],
  random: Random,
) {
  const end: Moment = { half: 2, minute: 45 + added[2] };
  const appearances: Appearance[] = starters.map((player) => ({ player, isHome, from: kickOff, to: end }));
  const substitutions: Substitution[] = [];
  const fresh = shuffled(
    bench.filter(({ position }) => position !== 'G'),
    random,
  );
  const minutes = Array.from({ length: wholeBetween(3, 5, random) }, () => wholeBetween(1, 43, random));
  const tired = shuffled(appearances.slice(1), random);
  for (const minute of minutes.toSorted((one, other) => one - other)) {
    const leaving = tired.shift();
    const same = fresh.findIndex(({ position }) => position === leaving?.player.position);
    const [coming] = fresh.splice(Math.max(same, 0), 1);
    if (!leaving || !coming) break;
    const at: Moment = { half: 2, minute };
    leaving.to = at;
    appearances.push({ player: coming, isHome, from: at, to: end });
    substitutions.push({ at, isHome, out: leaving.player, in: coming });
  }
  const sentOff = tired.splice(0, result.red);
  const reds = sentOff.map((one): Card => {
    one.to = { half: 2, minute: wholeBetween(10, 45, random) };
    return { at: one.to, isHome, kind: 'red', player: one.player };
  });
  const booked = shuffled(
    appearances.filter((one) => !sentOff.includes(one)),
    random,
  ).slice(0, result.yellow);
  const yellows = booked.map(
    ({ player, from, to }): Card => ({ at: momentWithin(from, to, random), isHome, kind: 'yellow', player }),
  );
  return { appearances, substitutions, cards: [...reds, ...yellows] };
}

function momentWithin(from: Moment, to: Moment, random: Random): Moment {
  const minute = wholeBetween(minutesAt(from) + 1, Math.max(minutesAt(to), minutesAt(from) + 1), random);
  return minute <= 45 ? { half: 1, minute } : { half: 2, minute: minute - 45 };
}

function playGoal(at: Moment, isHome: boolean, appearances: readonly Appearance[], random: Random): Goal {
  const kindOf = random();
  const kind = kindOf < 0.04 ? 'ownGoal' : kindOf < 0.12 ? 'penalty' : 'regular';
  const scorers = onPitchAt(at, appearances).filter(
    (one) => (one.isHome === isHome) !== (kind === 'ownGoal'),
  );
  const scorer = drawScorer(scorers, random);
  const helpers = scorers.filter(({ player }) => player !== scorer && player.position !== 'G');
  const isHelped = kind === 'regular' && random() < 0.7 && helpers.length > 0;
  return { at, isHome, kind, scorer, assist: isHelped ? pickOne(helpers, random).player : null };
}

function playNoGoals(
  isHome: boolean,
  added: MatchCourse['added'],
  appearances: readonly Appearance[],
  random: Random,
): NoGoal[] {
  const kinds = ['goalNotAwarded', 'penaltyNotAwarded', 'missedPenalty'] as const;
  return kinds
    .filter((kind) => random() < noGoalChances[kind])
    .map((kind) => {
      const at = drawMoment(pickOne([1, 2], random), added, random);
      const own = onPitchAt(at, appearances).filter((one) => one.isHome === isHome);
      return { at, isHome, kind, player: drawScorer(own, random) };
    });
}

function onPitchAt(at: Moment, appearances: readonly Appearance[]): Appearance[] {
  return appearances.filter(({ from, to }) => timeOf(from) < timeOf(at) && timeOf(at) <= timeOf(to));
}

/** One of the players, those further forward rather than others. */
function drawScorer(some: readonly Appearance[], random: Random): SquadPlayer {
  const chosenFrom = some.flatMap(({ player }) =>
    Array.from({ length: scoringWeights[player.position] }, () => player),
  );
  return pickOne(chosenFrom, random);
}
