import { type FormError, fieldCode, type UserErrorCode } from '../../../../../shared/forms/form-errors.ts';

/** Form values. */
export type StatsDraft = Readonly<Record<Side, Readonly<Record<CountName, string>>>>;

export type StatsError = 'blank' | 'invalid' | 'tooMany';

/** Errors by field; valid fields are absent. */
export type StatsErrors = Readonly<Record<Side, Readonly<Partial<Record<CountName, StatsError>>>>>;

export const noStatsErrors: StatsErrors = { home: {}, away: {} };

const mapCounts = <Value>(value: (side: Side, name: CountName) => Value) => {
  const ofSide = (side: Side) =>
    Object.fromEntries(countNames.map((name) => [name, value(side, name)])) as Record<CountName, Value>;
  return { home: ofSide('home'), away: ofSide('away') };
};

/** The form values of saved counts; an unknown count is blank. */
export const toStatsDraft = (counts: Counts): StatsDraft =>
  mapCounts((side, name) => counts[side][name]?.toString() ?? '');

const parseCount = (text: string) => (text.trim() === '' ? null : Number(text));

/** The mutation input; null for a blank field. */
export const statsInput = (draft: StatsDraft) => mapCounts((side, name) => parseCount(draft[side][name]));

export function checkStats(draft: StatsDraft): StatsErrors {
  const counts = statsInput(draft);
  const countError = (side: Side, name: CountName): StatsError | null => {
    const count = counts[side][name];
    if (count === null) return name === 'goals' ? 'blank' : null;
    if (!Number.isInteger(count) || count < 0 || count > maxCounts[name]) return 'invalid';
    const { shots } = counts[side];
    return name === 'shotsOnGoal' && shots !== null && count > shots ? 'tooMany' : null;
  };
  return omitNulls(mapCounts(countError));
}

const codes: Readonly<Partial<Record<UserErrorCode, StatsError>>> = { BLANK: 'blank', TOO_MANY: 'tooMany' };

/** Maps server errors to fields. Unknown codes count as `invalid`. */
export function statsServerErrors(errors: readonly FormError[]): StatsErrors {
  return omitNulls(
    mapCounts((side, name) => {
      const code = fieldCode(errors, `${side}.${name}`);
      return code === null ? null : (codes[code] ?? 'invalid');
    }),
  );
}

/** The first invalid field in form order; null when all are valid. */
export function firstError(fieldErrors: StatsErrors): { side: Side; name: CountName } | null {
  for (const name of countNames) {
    for (const side of sides) if (fieldErrors[side][name]) return { side, name };
  }
  return null;
}

function omitNulls(errors: Record<Side, Record<CountName, StatsError | null>>): StatsErrors {
  const ofSide = (side: Side) =>
    Object.fromEntries(Object.entries(errors[side]).filter(([, error]) => error !== null));
  return { home: ofSide('home'), away: ofSide('away') };
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

type Counts = Readonly<Record<Side, Readonly<Record<CountName, number | null | undefined>>>>;

/** The counts that are unknown for at least one team. */
export const missingCounts = (counts: Counts): CountName[] =>
  countNames.filter((name) => sides.some((side) => counts[side][name] == null));
