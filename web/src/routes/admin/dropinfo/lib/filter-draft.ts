import type { ErrorTexts } from '../../../../shared/forms/use-form.ts';

/** Form values. Empty lists do not restrict the filter. */
export interface FilterDraft {
  readonly namePl: string;
  readonly nameEn: string;
  readonly sportIds: readonly number[];
  readonly leagueIds: readonly string[];
}

export const emptyFilter: FilterDraft = { namePl: '', nameEn: '', sportIds: [], leagueIds: [] };

/** The mutation input. */
export function filterInput({ namePl, nameEn, sportIds, leagueIds }: FilterDraft) {
  return { namePl: namePl.trim(), nameEn: nameEn.trim() || null, sportIds, leagueIds };
}

const names = {
  BLANK: 'admin.dropinfoFilter.error.BLANK',
  TOO_LONG: 'admin.dropinfoFilter.error.TOO_LONG',
  INVALID: 'admin.dropinfoFilter.error.INVALID',
} as const;
const choices = { INVALID: 'admin.dropinfoFilter.error.UNKNOWN' } as const;

export const filterErrorTexts: ErrorTexts<FilterDraft> = {
  namePl: names,
  nameEn: names,
  sportIds: choices,
  leagueIds: choices,
};
