import type { FaultCode, FaultField } from './autofilter-faults.ts';

/** Id of the text that says what is wrong with a field. */
export function faultText(field: FaultField, code: FaultCode) {
  if (field === 'name' && code !== 'INVALID') return `member.autofilters.nameFault.${code}` as const;
  if (field === 'leagueIds' && code === 'BLANK') return 'member.autofilters.noLeagueChosen';
  return `member.autofilters.fault.${field}` as const;
}
