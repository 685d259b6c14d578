import type { Queryable } from '../db/database.ts';
import { autofilters, leagues } from '../db/schema.ts';
import { allExist } from '../dropinfo/dropinfo-filters.ts';
import { FieldReader } from '../http/field-reader.ts';
import type { Language } from '../http/language.ts';
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
/** A draft has them in its URL, which Node limits to 16 KiB with the headers. */
const maxLeagues = 300;
const windows: readonly number[] = [5, 10];
const yesOrNo = ['yes', 'no'] as const;
const overOrUnder = ['over', 'under'] as const;
/** A number out of its range is `invalid`. */
const anyNumber = {
  min: Number.NEGATIVE_INFINITY,
  max: Number.POSITIVE_INFINITY,
  decimals: Number.POSITIVE_INFINITY,
};

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
  const fields = new FieldReader(input);
  const name = fields.text('name', maxNameLength) ?? '';
  if (named && name === '') fields.refuse('name', 'blank');
  const stat = fields.requiredChoice('stat', autofilters.stat.enumValues);
  const comparison = fields.requiredChoice('comparison', stat === 'btts' ? yesOrNo : overOrUnder);
  const side = fields.requiredChoice('side', autofilters.side.enumValues);
  const window = fields.requiredNumber('window', anyNumber);
  if (!windows.includes(window)) fields.refuse('window', 'invalid');
  const line = fields.number('line', anyNumber) ?? null;
  if (stat !== 'btts' && line === null) fields.refuse('line', 'blank');
  if (line !== null && !isLineOf(stat, line)) fields.refuse('line', 'invalid');
  const minHitRate = fields.requiredNumber('least_hit_rate', anyNumber);
  if (minHitRate < 1 || minHitRate > 100) fields.refuse('least_hit_rate', 'invalid');
  const leagueIds = fields.ids('league_ids', maxLeagues)?.toSorted((one, other) => one - other) ?? [];
  if (!(await allExist(db, leagues, leagueIds))) fields.refuse('league_ids', 'invalid');
  fields.check();
  return { name, stat, comparison, line, side, window, minHitRate, leagueIds };
}

const draftField = /^draft\[(\w+)\](\[\])?$/;

/** The fields of a draft in the parameters of a URL, such as `draft[name]` and `draft[league_ids][]`; null if there are none. */
export function readDraft(query: unknown): Record<string, unknown> | null {
  if (typeof query !== 'object' || query === null) return null;
  const fields = Object.entries(query).flatMap(([key, value]): [string, unknown][] => {
    const [, field, isList] = draftField.exec(key) ?? [];
    return field === undefined ? [] : [[field, isList ? [value].flat().map(Number) : value]];
  });
  return fields.length === 0 ? null : Object.fromEntries(fields);
}
