import type { MessageId } from '../../../../i18n/texts.ts';
import { type FormError, fieldCode, type UserErrorCode } from '../../../../shared/forms/form-errors.ts';

/** A filter as the form has it. */
export interface FilterTerms {
  readonly namePl: string;
  readonly nameEn: string;
  readonly sportIds: readonly number[];
  readonly leagueIds: readonly string[];
}

/** A filter that lets everything through. */
export const noTerms: FilterTerms = { namePl: '', nameEn: '', sportIds: [], leagueIds: [] };

/** What is wrong with each field; nothing for one that is fine. */
export type FilterErrors = Partial<Record<keyof FilterTerms, MessageId>>;

/** The terms as the graph takes them. */
export function toInput({ namePl, nameEn, sportIds, leagueIds }: FilterTerms) {
  return { namePl: namePl.trim(), nameEn: nameEn.trim() || null, sportIds, leagueIds };
}

const nameTexts: Readonly<Partial<Record<UserErrorCode, MessageId>>> = {
  BLANK: 'admin.dropinfoFilter.error.BLANK',
  TOO_LONG: 'admin.dropinfoFilter.error.TOO_LONG',
};

/** What the graph found wrong, in words. */
export function filterServerErrors(errors: readonly FormError[]): FilterErrors {
  const names = (['namePl', 'nameEn'] as const).flatMap((field) => {
    const code = fieldCode(errors, field);
    return code === null ? [] : [[field, nameTexts[code] ?? 'admin.dropinfoFilter.error.INVALID']];
  });
  const choices = (['sportIds', 'leagueIds'] as const)
    .filter((field) => fieldCode(errors, field) !== null)
    .map((field) => [field, 'admin.dropinfoFilter.error.UNKNOWN']);
  return Object.fromEntries([...names, ...choices]);
}
