import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { autofilters } from '../db/autofilter-tables.ts';
import type { Queryable } from '../db/database.ts';
import { leagues } from '../db/tables.ts';
import { bodyFields } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { isStorable, parseId } from '../http/read-params.ts';

/** Lowest and highest line of what an autofilter can count; the lines are half numbers, one apart. */
const linesOf = {
  goal: { min: 0.5, max: 6.5 },
  shots: { min: 5.5, max: 35.5 },
  shots_on_goal: { min: 0.5, max: 35.5 },
  yellow: { min: 0.5, max: 8.5 },
  red: { min: 0.5, max: 1.5 },
  corners: { min: 0.5, max: 20.5 },
  fouls: { min: 5.5, max: 35.5 },
} as const;

type CountedStat = keyof typeof linesOf;

/** All that is counted for each team. */
const countedStats = Object.keys(linesOf) as CountedStat[];

/** What an autofilter looks at. */
export type AutofilterStat = CountedStat | 'btts';

/** Whether a number is one of a stat's lines. */
function isLineOf(stat: CountedStat, line: number): boolean {
  const { min, max } = linesOf[stat];
  return line >= min && line <= max && Number.isInteger(line - 0.5);
}

/** An autofilter as a person describes it; no `leagueIds` means all leagues that the person has made active. */
export type AutofilterData = Omit<typeof autofilters.$inferSelect, 'id' | 'userId' | 'createdAt' | 'nameEn'>;

/** One that is saved; the English name is null where the name serves both languages. */
type SavedAutofilter = AutofilterData & { id: number; nameEn: string | null };

/** A saved autofilter as the API sends it in a language. */
export function autofilterJson(autofilter: SavedAutofilter, language: Language) {
  return {
    id: autofilter.id,
    name: language === 'en' ? (autofilter.nameEn ?? autofilter.name) : autofilter.name,
    stat: autofilter.stat,
    comparison: autofilter.comparison,
    line: autofilter.line,
    side: autofilter.side,
    window: autofilter.window,
    least_hit_rate: autofilter.minHitRate,
    league_ids: autofilter.leagueIds,
  };
}

/** Saved autofilters as the API sends them, each with how many matches it picks; the counts in their order. */
export const autofilterNavs = (
  autofilters: readonly SavedAutofilter[],
  counts: readonly number[],
  language: Language,
) =>
  autofilters.map((autofilter, place) => ({
    ...autofilterJson(autofilter, language),
    hit_count: counts[place] ?? 0,
  }));

const longestName = 60;
const maxLeagues = 500;
const windows = [5, 10] as const;
const stats = [...countedStats, 'btts'] as const;
const sides = ['home', 'away', 'both', 'sum'] as const;
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
 * Reads an autofilter as a person describes it, from a body or from the parameters of an address.
 * @param options.named whether there must be a name, which a draft may lack
 * @throws HttpError 422 with the codes of all fields that are wrong
 */
export async function readAutofilter(
  db: Queryable,
  given: unknown,
  { named }: { named: boolean },
): Promise<AutofilterData> {
  const raw = body.parse(bodyFields.parse(given));
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, code: string): null => {
    errors[field] = [code];
    return null;
  };
  const oneOf = <Value extends string | number>(field: keyof typeof raw, values: readonly Value[]) => {
    const value = values.find((one) => String(one) === raw[field]);
    return value ?? refuse(field, raw[field] === '' ? 'blank' : 'invalid');
  };

  const name = raw.name.trim();
  if (named && name === '') refuse('name', 'blank');
  else if ([...name].length > longestName) refuse('name', 'too_long');
  else if (!isStorable(name)) refuse('name', 'invalid');

  const stat = oneOf('stat', stats);
  const comparison = oneOf('comparison', comparisonsOf(stat));
  const side = oneOf('side', sides);
  const window = oneOf('window', windows);
  const line = raw.line === '' ? null : Number(raw.line);
  if (stat === 'btts' && line !== null) refuse('line', 'invalid');
  if (stat !== 'btts' && line === null) refuse('line', 'blank');
  if (stat !== null && stat !== 'btts' && line !== null && !isLineOf(stat, line)) refuse('line', 'invalid');
  const minHitRate = Number(raw.least_hit_rate);
  if (!(minHitRate >= 1 && minHitRate <= 100)) {
    refuse('least_hit_rate', raw.least_hit_rate === '' ? 'blank' : 'invalid');
  }
  const leagueIds = await knownLeagues(db, raw.league_ids ?? []);
  if (leagueIds === null) refuse('league_ids', 'invalid');

  const isWhole =
    stat !== null && comparison !== null && side !== null && window !== null && leagueIds !== null;
  if (Object.keys(errors).length > 0 || !isWhole) throw new HttpError(422, errors);
  return { name, stat, comparison, line, side, window, minHitRate, leagueIds };
}

function comparisonsOf(stat: AutofilterStat | null) {
  if (stat === null) return [...overOrUnder, ...yesOrNo];
  return stat === 'btts' ? yesOrNo : overOrUnder;
}

/** Each league once, in order; null when one of them is not there. */
async function knownLeagues(db: Queryable, given: readonly (string | number)[]): Promise<number[] | null> {
  const ids = new Set(given.map((id) => parseId(String(id))));
  if (ids.size === 0) return [];
  const possible = [...ids].filter((id) => id !== null).toSorted((one, other) => one - other);
  if (possible.length < ids.size || ids.size > maxLeagues) return null;
  return (await db.$count(leagues, inArray(leagues.id, possible))) === ids.size ? possible : null;
}

const draftField = /^draft\[(\w+)\](\[\])?$/;

/** The fields of a draft among the parameters of an address, as `draft[name]` and `draft[league_ids][]`; null where there are none. */
export function draftIn(query: unknown): Record<string, unknown> | null {
  if (typeof query !== 'object' || query === null) return null;
  const fields = Object.entries(query).flatMap(([key, value]): [string, unknown][] => {
    const [, field, isList] = draftField.exec(key) ?? [];
    return field === undefined ? [] : [[field, isList ? [value].flat() : value]];
  });
  return fields.length === 0 ? null : Object.fromEntries(fields);
}
