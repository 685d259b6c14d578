import type { ErrorTexts } from '../../../../shared/forms/use-form.ts';

/** A filter as the form has it. */
export interface FilterTerms {
  readonly namePl: string;
  readonly nameEn: string;
  readonly sportIds: readonly number[];
  readonly leagueIds: readonly string[];
}

/** A filter that lets everything through. */
export const noTerms: FilterTerms = { namePl: '', nameEn: '', sportIds: [], leagueIds: [] };

/** The terms as the graph takes them. */
export function toInput({ namePl, nameEn, sportIds, leagueIds }: FilterTerms) {
  return { namePl: namePl.trim(), nameEn: nameEn.trim() || null, sportIds, leagueIds };
}

const names = {
  BLANK: 'admin.dropinfoFilter.error.BLANK',
  TOO_LONG: 'admin.dropinfoFilter.error.TOO_LONG',
  INVALID: 'admin.dropinfoFilter.error.INVALID',
} as const;
const choices = { INVALID: 'admin.dropinfoFilter.error.UNKNOWN' } as const;

/** What is wrong with the terms, in words. */
export const filterTexts: ErrorTexts<FilterTerms> = {
  namePl: names,
  nameEn: names,
  sportIds: choices,
  leagueIds: choices,
};
