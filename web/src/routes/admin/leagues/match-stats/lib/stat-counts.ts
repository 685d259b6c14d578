/** What is counted in a match, in the order of the form, with the largest number that is taken for it. */
export const largestCounts = {
  goals: 30,
  shots: 100,
  shotsOnGoal: 100,
  yellowCards: 30,
  redCards: 15,
  corners: 50,
  fouls: 100,
} as const;

export type CountName = keyof typeof largestCounts;

export const countNames = Object.keys(largestCounts) as readonly CountName[];

export const sides = ['home', 'away'] as const;

export type Side = (typeof sides)[number];

/** The counts of both teams; null where one is not known. */
export type Counts = Readonly<Record<Side, Readonly<Record<CountName, number | null | undefined>>>>;

/** The counts that at least one team lacks. */
export const missingCounts = (counts: Counts): CountName[] =>
  countNames.filter((name) => sides.some((side) => counts[side][name] == null));
