import type { UserErrorCode } from '../../../../../shared/relay/form-errors.ts';
import { readWhole } from '../../../lib/read-decimal.ts';

type StatsDraft = Readonly<Record<Side, Readonly<Record<CountName, string>>>>;

const mapCounts = <Value>(value: (side: Side, name: CountName) => Value) => {
  const ofSide = (side: Side) =>
    Object.fromEntries(countNames.map((name) => [name, value(side, name)])) as Record<CountName, Value>;
  return { home: ofSide('home'), away: ofSide('away') };
};

/** The form values of saved counts; an unknown count is blank. */
export const toStatsDraft = (counts: Counts): StatsDraft =>
  mapCounts((side, name) => counts[side][name]?.toString() ?? '');

const parseCount = (text: string) => (text.trim() === '' ? null : (readWhole(text) ?? Number.NaN));

export const statsInput = (draft: StatsDraft) => mapCounts((side, name) => parseCount(draft[side][name]));

/** The errors by path in the mutation's input. */
export function checkStats(draft: StatsDraft): Readonly<Record<string, UserErrorCode | false>> {
  const counts = statsInput(draft);
  const countError = (side: Side, name: CountName): UserErrorCode | false => {
    const count = counts[side][name];
    if (count === null) return name === 'goals' && 'BLANK';
    if (Number.isNaN(count) || count > maxCounts[name]) return 'INVALID';
    const { shots } = counts[side];
    return name === 'shotsOnGoal' && shots !== null && count > shots && 'TOO_MANY';
  };
  return Object.fromEntries(
    countNames.flatMap((name) => sides.map((side) => [`${side}.${name}`, countError(side, name)])),
  );
}

/** The counts in form order, with the largest accepted number. */
export const maxCounts = {
  goals: 30,
  shots: 100,
  shotsOnGoal: 100,
  yellowCards: 30,
  redCards: 15,
  corners: 50,
  fouls: 100,
} as const;

export type CountName = keyof typeof maxCounts;

export const countNames = Object.keys(maxCounts) as readonly CountName[];

export const sides = ['home', 'away'] as const;

export type Side = (typeof sides)[number];

type Counts = Readonly<Record<Side, Readonly<Record<CountName, number | null>>>>;

/** The counts that are unknown for at least one team. */
export const missingCounts = (counts: Counts): CountName[] =>
  countNames.filter((name) => sides.some((side) => counts[side][name] == null));
