import type { FormError } from '../../../shared/forms/field-codes.ts';
import type { AutofilterForm } from './autofilter-form.ts';

/** Fields of the builder in which something may have to be fixed, in their order. */
export const faultFields = ['line', 'minHitRate', 'leagueIds', 'name'] as const;

export type FaultField = (typeof faultFields)[number];

/** What is wrong with a field, by the graph's code. */
export type AutofilterFaults = Readonly<Partial<Record<FaultField, FaultCode>>>;

const faultCodes = ['BLANK', 'TOO_LONG', 'TAKEN', 'INVALID'] as const;

export type FaultCode = (typeof faultCodes)[number];

/** The longest name. */
export const NAME_LENGTH = 60;

/** What a person has to fix before the autofilter can be tried: all but its name. */
export function draftFaults({ minHitRate, leagueIds }: AutofilterForm): AutofilterFaults {
  const rate = Number(minHitRate);
  const isRate = /^\d{1,3}$/.test(minHitRate.trim()) && rate >= 1 && rate <= 100;
  return {
    ...(!isRate && { minHitRate: minHitRate.trim() === '' ? 'BLANK' : 'INVALID' }),
    ...(leagueIds?.length === 0 && { leagueIds: 'BLANK' }),
  };
}

/** What a person has to fix before the autofilter can be saved. */
export function formFaults(form: AutofilterForm): AutofilterFaults {
  const length = [...form.name.trim()].length;
  return {
    ...draftFaults(form),
    ...(length === 0 && { name: 'BLANK' }),
    ...(length > NAME_LENGTH && { name: 'TOO_LONG' }),
  };
}

/** The graph's faults of a mutation by their fields; a code that is not known is INVALID. */
export function refusedFaults(errors: readonly FormError[]): AutofilterFaults {
  const found: Partial<Record<FaultField, FaultCode>> = {};
  for (const { field, code } of errors) {
    const name = faultFields.find((known) => known === field?.[1]);
    if (name) found[name] ??= faultCodes.find((known) => known === code) ?? 'INVALID';
  }
  return found;
}
