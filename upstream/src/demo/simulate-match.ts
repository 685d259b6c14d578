import type { Random } from '../clock.ts';
import type { SquadPlayer } from './demo-leagues.ts';
import { basicCounters, ratingOf, type TeamSheet } from './line-up.ts';
import type { SideResult } from './match-model.ts';
import { pickOne, pickWeighted, randomInt, shuffled } from './random.ts';

/** half * 100 + minute; minutes above 45 are added time. */
type Moment = number;

interface Appearance {
  player: SquadPlayer;
  from: Moment;
  to: Moment;
  counters: Record<string, number>;
}

interface Side {
  isHome: boolean;
  result: SideResult;
  appearances: Appearance[];
}

interface Incident {
  at: Moment;
  document: Record<string, unknown>;
}

const scoringWeights = { G: 0, D: 1, M: 3, F: 6 } as const;
const shootingWeights = { G: 0, D: 1, M: 3, F: 5 } as const;
const foulingWeights = { G: 0, D: 3, M: 3, F: 2 } as const;
/** Probabilities per side and match. */
const noGoalChances = { goalNotAwarded: 0.12, penaltyNotAwarded: 0.06, missedPenalty: 0.06 } as const;
/** The end of a half sorts after all its incidents. */
const endOfHalf = 99;

const halfOf = (at: Moment): 1 | 2 => (at < 200 ? 1 : 2);
/** Minutes since kick-off without added time. */
const minutesAt = (at: Moment) => (halfOf(at) - 1) * 45 + Math.min(at % 100, 45);

/** Draws incidents and player counters that add up to the given results. */
export function simulateMatch(
  sheets: readonly [TeamSheet, TeamSheet],
  results: readonly [SideResult, SideResult],
  random: Random,
) {
  const added = { 1: randomInt(1, 4, random), 2: randomInt(2, 6, random) };
  const drawMoment = (half: 1 | 2): Moment => half * 100 + randomInt(1, 45 + added[half], random);
  const incidents: Incident[] = [];
  const makeSide = (isHome: boolean): Side => {
    const index = isHome ? 0 : 1;
    const changes = drawChanges(sheets[index], results[index], isHome, 200 + 45 + added[2], random);
    incidents.push(...changes.incidents);
    return { isHome, result: results[index], appearances: changes.appearances };
  };
  const home = makeSide(true);
  const away = makeSide(false);
  const all = [...home.appearances, ...away.appearances];
  for (const one of all) {
    one.counters = basicCounters(one.player, minutesAt(one.to) - minutesAt(one.from), random);
  }
  const pairs = [
    [home, away],
    [away, home],
  ] as const;
  const goals = pairs.flatMap(([side, others]) => {
    incidents.push(...drawNoGoals(side, drawMoment, random));
    return Array.from({ length: side.result.goals }, (_, index) =>
      drawGoal(drawMoment(index < side.result.firstHalfGoals ? 1 : 2), side, others, random),
    );
  });
  for (const [side, others] of pairs) {
    const ownGoals = goals.filter(
      ({ document: { isHome, incidentClass } }) => isHome === side.isHome && incidentClass === 'ownGoal',
    ).length;
    drawShotsAndFouls(side, others, ownGoals, random);
  }
  incidents.push(...withScores(goals, added));
  return {
    incidents: incidents
      .toSorted((one, other) => one.at - other.at)
      .map(({ document }) => document)
      .reverse(),
    countersOf: new Map(
      all.map(({ player, counters }) => [player.id, { ...counters, rating: ratingOf(counters, random) }]),
    ),
  };
}

const clockAt = (at: Moment) => {
  const minute = at % 100;
  return { time: minutesAt(at), ...(minute > 45 && { addedTime: minute - 45 }) };
};

function incidentAt(
  at: Moment,
  incidentType: string,
  incidentClass: string,
  isHome: boolean,
  details: object,
): Incident {
  return { at, document: { incidentType, incidentClass, isHome, ...clockAt(at), ...details } };
}

const named = ({ id, name }: SquadPlayer) => ({ id, name });

/** Draws substitutions, then red and yellow cards of players on the pitch. */
function drawChanges(sheet: TeamSheet, result: SideResult, isHome: boolean, end: Moment, random: Random) {
  const appear = (player: SquadPlayer, from: Moment): Appearance => ({ player, from, to: end, counters: {} });
  const appearances = sheet.starters.map((player) => appear(player, 100));
  const incidents: Incident[] = [];
  const fresh = shuffled(
    sheet.bench.filter(({ position }) => position !== 'G'),
    random,
  );
  const moments = Array.from({ length: randomInt(3, 5, random) }, () => 200 + randomInt(1, 43, random));
  const tired = shuffled(appearances.slice(1), random);
  for (const at of moments.toSorted((one, other) => one - other)) {
    const leaving = tired.shift();
    const same = fresh.findIndex(({ position }) => position === leaving?.player.position);
    const [coming] = fresh.splice(Math.max(same, 0), 1);
    if (!leaving || !coming) break;
    leaving.to = at;
    appearances.push(appear(coming, at));
    const details = { playerIn: named(coming), playerOut: named(leaving.player), injury: false };
    incidents.push(incidentAt(at, 'substitution', 'regular', isHome, details));
  }
  const sentOff = tired.splice(0, result.red);
  for (const one of sentOff) {
    one.to = 200 + randomInt(10, 45, random);
    const details = { player: named(one.player), reason: 'Professional foul last man' };
    incidents.push(incidentAt(one.to, 'card', 'red', isHome, details));
  }
  const others = shuffled(
    appearances.filter((one) => !sentOff.includes(one)),
    random,
  );
  for (const { player, from, to } of others.slice(0, result.yellow)) {
    const first = minutesAt(from) + 1;
    const minute = randomInt(first, Math.max(first, minutesAt(to)), random);
    const at = minute <= 45 ? 100 + minute : 200 + minute - 45;
    incidents.push(incidentAt(at, 'card', 'yellow', isHome, { player: named(player), reason: 'Foul' }));
  }
  return { appearances, incidents };
}

function onPitchAt(at: Moment, { appearances }: Side): Appearance[] {
  return appearances.filter(({ from, to }) => from < at && at <= to);
}

function count({ counters }: Appearance, ...names: string[]): void {
  for (const name of names) counters[name] = (counters[name] ?? 0) + 1;
}

const pickScorer = (some: readonly Appearance[], random: Random) =>
  pickWeighted(some, ({ player }) => scoringWeights[player.position], random);

function drawGoal(at: Moment, side: Side, others: Side, random: Random): Incident {
  const chance = random();
  const kind = chance < 0.04 ? 'ownGoal' : chance < 0.12 ? 'penalty' : 'regular';
  const scorers = onPitchAt(at, kind === 'ownGoal' ? others : side);
  const scorer = pickScorer(scorers, random);
  if (kind === 'ownGoal') count(scorer, 'ownGoals');
  else count(scorer, 'goals', 'totalShots', 'onTargetScoringAttempt');
  const helpers = scorers.filter((one) => one !== scorer && one.player.position !== 'G');
  const helper = kind === 'regular' && random() < 0.7 && helpers.length > 0 ? pickOne(helpers, random) : null;
  if (helper) count(helper, 'goalAssist', 'keyPass');
  const details = { player: named(scorer.player), ...(helper && { assist1: named(helper.player) }) };
  return incidentAt(at, 'goal', kind, side.isHome, details);
}

/** Draws decisions of the video referee and missed penalties. */
function drawNoGoals(side: Side, drawMoment: (half: 1 | 2) => Moment, random: Random): Incident[] {
  const kinds = ['goalNotAwarded', 'penaltyNotAwarded', 'missedPenalty'] as const;
  return kinds
    .filter((kind) => random() < noGoalChances[kind])
    .map((kind) => {
      const at = drawMoment(pickOne([1, 2] as const, random));
      const player = named(pickScorer(onPitchAt(at, side), random).player);
      return kind === 'missedPenalty'
        ? incidentAt(at, 'inGamePenalty', 'missed', side.isHome, { player, reason: 'offTarget' })
        : incidentAt(at, 'varDecision', kind, side.isHome, { player, confirmed: true });
    });
}

/**
 * Draws shots without goals, fouls and saves. The counters add up to the result, and the other keeper's saves are the shots
 * on goal without goals.
 */
function drawShotsAndFouls(side: Side, others: Side, ownGoals: number, random: Random): void {
  const { goals, shots, shotsOnGoal, fouls } = side.result;
  for (let shot = goals - ownGoals; shot < shots; shot += 1) {
    const shooter = pickWeighted(side.appearances, ({ player }) => shootingWeights[player.position], random);
    const missed = random() < 0.4 ? 'blockedScoringAttempt' : 'shotOffTarget';
    count(shooter, 'totalShots', shot < shotsOnGoal - ownGoals ? 'onTargetScoringAttempt' : missed);
  }
  for (let foul = 0; foul < fouls; foul += 1) {
    const ofPlayer = ({ player }: Appearance) => foulingWeights[player.position];
    count(pickWeighted(side.appearances, ofPlayer, random), 'fouls');
    count(pickWeighted(others.appearances, ofPlayer, random), 'wasFouled');
  }
  const keeper = others.appearances.find(({ player }) => player.position === 'G');
  if (keeper) keeper.counters.saves = shotsOnGoal - goals;
}

/** The goals with the score after each, and the ends of both halves. */
function withScores(goals: readonly Incident[], added: { 1: number; 2: number }): Incident[] {
  const score = { homeScore: 0, awayScore: 0 };
  const inOrder = goals.toSorted((one, other) => one.at - other.at);
  return ([1, 2] as const).flatMap((half) => {
    const ofHalf = inOrder.filter(({ at }) => halfOf(at) === half);
    const scored = ofHalf.map(({ at, document }) => {
      score[document.isHome ? 'homeScore' : 'awayScore'] += 1;
      return { at, document: { ...document, ...score } };
    });
    const time = half * 45;
    const injuryTime = { incidentType: 'injuryTime', time, length: added[half] };
    const period = { incidentType: 'period', text: half === 1 ? 'HT' : 'FT', time, addedTime: 999, ...score };
    return [
      ...scored,
      { at: half * 100 + 45.5, document: injuryTime },
      { at: half * 100 + endOfHalf, document: period },
    ];
  });
}
