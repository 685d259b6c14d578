import { z } from 'zod';
import type { Statistic } from '../db/match-statistics.ts';

/** What is counted in a match, by its name on the wire, with the largest number that is taken for one. */
const largestCounts = {
  goal: 30,
  shots: 100,
  shots_on_goal: 100,
  yellow: 30,
  red: 15,
  corners: 50,
  fouls: 100,
} as const;

type CountName = keyof typeof largestCounts;

/** The columns of a match that hold a count of the home and of the away team. */
export const countColumns = {
  goal: { home: 'goalHome', away: 'goalAway' },
  shots: { home: 'shotsHome', away: 'shotsAway' },
  shots_on_goal: { home: 'shotsOnGoalHome', away: 'shotsOnGoalAway' },
  yellow: { home: 'yellowHome', away: 'yellowAway' },
  red: { home: 'redHome', away: 'redAway' },
  corners: { home: 'cornersHome', away: 'cornersAway' },
  fouls: { home: 'foulsHome', away: 'foulsAway' },
} as const satisfies Record<CountName, Record<'home' | 'away', Statistic>>;

/** Every count by its name. */
export const countNames = Object.keys(largestCounts) as CountName[];

/** Both teams of a match. */
export const sides = ['home', 'away'] as const;

/** What a body says of one count: a number, null for not known; undefined where it says nothing. */
export const givenCount = (name: CountName) => z.int().min(0).max(largestCounts[name]).nullish();
