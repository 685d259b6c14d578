import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import { autofilters, leagues } from '../db/schema.ts';
import { allExist } from '../dropinfo/dropinfo-filters.ts';
import { bodyFields } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { isStorable, parseId } from '../http/read-params.ts';
import { inLanguage } from '../tip/tip-language.ts';

type Saved = typeof autofilters.$inferSelect;

export type AutofilterStat = Saved['stat'];

/** Minimum and maximum line of each statistic. Lines end in .5. */
const linesOf = {
  goal: { min: 0.5, max: 6.5 },
  shots: { min: 5.5, max: 35.5 },
  shots_on_goal: { min: 0.5, max: 35.5 },
  yellow: { min: 0.5, max: 8.5 },
  red: { min: 0.5, max: 1.5 },
  corners: { min: 0.5, max: 20.5 },
  fouls: { min: 5.5, max: 35.5 },
} as const satisfies Record<Exclude<AutofilterStat, 'btts'>, { min: number; max: number }>;

function isLineOf(stat: AutofilterStat, line: number): boolean {
  if (stat === 'btts') return false;
  const { min, max } = linesOf[stat];
  return line >= min && line <= max && Number.isInteger(line - 0.5);
}

/** Empty `leagueIds` means all active leagues of the user. */
export type AutofilterData = Omit<Saved, 'id' | 'userId' | 'createdAt' | 'nameEn'>;

export function autofilterJson(autofilter: Saved, language: Language) {
  return {
    id: autofilter.id,
    name: inLanguage(autofilter.name, autofilter.nameEn, language),
    stat: autofilter.stat,
    comparison: autofilter.comparison,
    line: autofilter.line,
    side: autofilter.side,
    window: autofilter.window,
    least_hit_rate: autofilter.minHitRate,
    league_ids: autofilter.leagueIds,
  };
}

/** Saved autofilters with the numbers of their matches; `counts` has the same order. */
export const autofilterNavs = (saved: readonly Saved[], counts: readonly number[], language: Language) =>
  saved.map((autofilter, index) => ({
    ...autofilterJson(autofilter, language),
    hit_count: counts[index] ?? 0,
  }));

const maxNameLength = 60;
const maxLeagues = 500;
const windows = [5, 10] as const;
const yesOrNo = ['yes', 'no'] as const;
const overOrUnder = ['over', 'under'] as const;

const scalar = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .catch('');
const body = z.object({
  name: z.string().catch(''),
  stat: scalar,
  comparison: scalar,
  line: scalar,
  side: scalar,
  window: scalar,
  least_hit_rate: scalar,
  league_ids: z
    .array(z.union([z.string(), z.number()]))
    .nullish()
    .catch([Number.NaN]),
});

/**
 * Reads an autofilter from a body or the parameters of a URL.
 * @param options.named whether a name is required; a draft needs none
 * @throws HttpError 422 with the codes of all invalid fields
 */
export async function readAutofilter(
  db: Queryable,
  input: unknown,
  { named }: { named: boolean },
): Promise<AutofilterData> {
  const raw = body.parse(bodyFields.parse(input));
  const errors: Record<string, string[]> = {};
  const addError = (field: string, code: string): null => {
    errors[field] = [code];
    return null;
  };
  const oneOf = <Value extends string | number>(field: keyof typeof raw, values: readonly Value[]) => {
    const value = values.find((candidate) => String(candidate) === raw[field]);
    return value ?? addError(field, raw[field] === '' ? 'blank' : 'invalid');
  };

  const name = raw.name.trim();
  if (named && name === '') addError('name', 'blank');
  else if ([...name].length > maxNameLength) addError('name', 'too_long');
  else if (!isStorable(name)) addError('name', 'invalid');

  const stat = oneOf('stat', autofilters.stat.enumValues);
  const comparison = oneOf('comparison', comparisonsOf(stat));
  const side = oneOf('side', autofilters.side.enumValues);
  const window = oneOf('window', windows);
  const line = raw.line === '' ? null : Number(raw.line);
  if (stat !== 'btts' && line === null) addError('line', 'blank');
  if (stat !== null && line !== null && !isLineOf(stat, line)) addError('line', 'invalid');
  const minHitRate = Number(raw.least_hit_rate);
  if (!(minHitRate >= 1 && minHitRate <= 100)) {
    addError('least_hit_rate', raw.least_hit_rate === '' ? 'blank' : 'invalid');
  }
  const leagueIds = await findLeagueIds(db, raw.league_ids ?? []);
  if (leagueIds === null) addError('league_ids', 'invalid');

  const isComplete =
    stat !== null && comparison !== null && side !== null && window !== null && leagueIds !== null;
  if (Object.keys(errors).length > 0 || !isComplete) throw new HttpError(422, errors);
  return { name, stat, comparison, line, side, window, minHitRate, leagueIds };
}

function comparisonsOf(stat: AutofilterStat | null) {
  if (stat === null) return autofilters.comparison.enumValues;
  return stat === 'btts' ? yesOrNo : overOrUnder;
}

/** Sorted ids without duplicates; null if a league does not exist. */
async function findLeagueIds(db: Queryable, input: readonly (string | number)[]): Promise<number[] | null> {
  const ids = new Set(input.map((id) => parseId(String(id))));
  const possible = [...ids].filter((id) => id !== null).toSorted((one, other) => one - other);
  if (possible.length < ids.size || ids.size > maxLeagues) return null;
  return (await allExist(db, leagues, possible)) ? possible : null;
}

const draftField = /^draft\[(\w+)\](\[\])?$/;

/** The fields of a draft in the parameters of a URL, such as `draft[name]` and `draft[league_ids][]`; null if there are none. */
export function readDraft(query: unknown): Record<string, unknown> | null {
  if (typeof query !== 'object' || query === null) return null;
  const fields = Object.entries(query).flatMap(([key, value]): [string, unknown][] => {
    const [, field, isList] = draftField.exec(key) ?? [];
    return field === undefined ? [] : [[field, isList ? [value].flat() : value]];
  });
  return fields.length === 0 ? null : Object.fromEntries(fields);
}
