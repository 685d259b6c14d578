import { z } from 'zod';
import type { Statistic } from '../db/match-statistics.ts';

export const sides = ['home', 'away'] as const;

/** The counts of a match by their names in the API: the largest accepted value, and the columns. */
export const counts = {
  goal: { max: 30, home: 'goalHome', away: 'goalAway' },
  shots: { max: 100, home: 'shotsHome', away: 'shotsAway' },
  shots_on_goal: { max: 100, home: 'shotsOnGoalHome', away: 'shotsOnGoalAway' },
  yellow: { max: 30, home: 'yellowHome', away: 'yellowAway' },
  red: { max: 15, home: 'redHome', away: 'redAway' },
  corners: { max: 50, home: 'cornersHome', away: 'cornersAway' },
  fouls: { max: 100, home: 'foulsHome', away: 'foulsAway' },
} as const satisfies Record<string, { max: number } & Record<(typeof sides)[number], Statistic>>;

export const sideCounts = Object.entries(counts).flatMap(([name, { max, ...columns }]) =>
  sides.map((side) => ({ name, side, field: `${name}_${side}`, column: columns[side] })),
);

/** The counts of a side in a request body: null removes one, undefined leaves it unchanged. */
export const sideBody = z.object(
  Object.fromEntries(
    Object.entries(counts).map(([name, { max }]) => [name, z.int().min(0).max(max).nullish()]),
  ),
);
