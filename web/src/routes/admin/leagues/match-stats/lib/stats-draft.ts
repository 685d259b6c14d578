import { type FormError, fieldCode, type UserErrorCode } from '../../../../../shared/forms/form-errors.ts';

/** What stands in the fields of the form. */
export type StatsDraft = Readonly<Record<Side, Readonly<Record<CountName, string>>>>;

/** What is wrong with a field. */
export type StatsError = 'blank' | 'invalid' | 'tooMany';

/** What is wrong, by field; a field without an error is absent. */
export type StatsErrors = Readonly<Record<Side, Readonly<Partial<Record<CountName, StatsError>>>>>;

export const noStatsErrors: StatsErrors = { home: {}, away: {} };

const each = <Value>(value: (side: Side, name: CountName) => Value) => {
  const ofSide = (side: Side) =>
    Object.fromEntries(countNames.map((name) => [name, value(side, name)])) as Record<CountName, Value>;
  return { home: ofSide('home'), away: ofSide('away') };
};

/** The fields as they stand for counts that are known; one that is not is blank. */
export const draftOf = (counts: Counts): StatsDraft =>
  each((side, name) => counts[side][name]?.toString() ?? '');

const countOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** What the form sends: a blank field says that the count is not known. */
export const statsInput = (draft: StatsDraft) => each((side, name) => countOf(draft[side][name]));

/** What is wrong with the fields before anything is sent. */
export function checkStats(draft: StatsDraft): StatsErrors {
  const counts = statsInput(draft);
  const toAppError = (side: Side, name: CountName): StatsError | null => {
    const count = counts[side][name];
    if (count === null) return name === 'goals' ? 'blank' : null;
    if (!Number.isInteger(count) || count < 0 || count > largestCounts[name]) return 'invalid';
    const { shots } = counts[side];
    return name === 'shotsOnGoal' && shots !== null && count > shots ? 'tooMany' : null;
  };
  return withoutNone(each(toAppError));
}

const codes: Readonly<Partial<Record<UserErrorCode, StatsError>>> = { BLANK: 'blank', TOO_MANY: 'tooMany' };

/** What the server finds wrong with the fields; a code that is not known says that the number is no good. */
export function statsServerErrors(errors: readonly FormError[]): StatsErrors {
  return withoutNone(
    each((side, name) => {
      const code = fieldCode(errors, `${side}.${name}`);
      return code === null ? null : (codes[code] ?? 'invalid');
    }),
  );
}

/** The first field with an error, from top to bottom; null when there is none. */
export function firstError(fieldErrors: StatsErrors): { side: Side; name: CountName } | null {
  for (const name of countNames) {
    for (const side of sides) if (fieldErrors[side][name]) return { side, name };
  }
  return null;
}

function withoutNone(all: Record<Side, Record<CountName, StatsError | null>>): StatsErrors {
  const ofSide = (side: Side) =>
    Object.fromEntries(Object.entries(all[side]).filter(([, error]) => error !== null));
  return { home: ofSide('home'), away: ofSide('away') };
}

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

type Counts = Readonly<Record<Side, Readonly<Record<CountName, number | null | undefined>>>>;

/** The counts that at least one team lacks. */
export const missingCounts = (counts: Counts): CountName[] =>
  countNames.filter((name) => sides.some((side) => counts[side][name] == null));
