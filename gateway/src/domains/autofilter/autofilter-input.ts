import type { FieldNames } from '../../kit/errors.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import type { AutofilterInput, UserError } from '../__generated__/schema.ts';
import { statLineFault } from '../match/stat-line.ts';
import type { AutofilterData } from './endpoints.ts';

/** Input fields by the names that an autofilter has on the wire. */
export const autofilterNames: FieldNames = { league_ids: 'leagues' };

/** What is wrong with an autofilter, by its own field; the name is left to the upstream. */
export function autofilterErrors(input: AutofilterInput): UserError[] {
  const errors: UserError[] = [];
  const refuse = (field: keyof AutofilterInput, code: string, message: string) =>
    errors.push({ field: [field], code, message });
  const fault = statLineFault(input);
  if (fault !== null) refuse(fault.field, fault.code, fault.message);
  if (input.window !== 5 && input.window !== 10) refuse('window', 'INVALID', 'The window is 5 or 10.');
  if (!(input.leastHitRate >= 1 && input.leastHitRate <= 100)) {
    refuse('leastHitRate', 'INVALID', 'The least hit rate is 1 to 100 percent.');
  }
  if (input.leagues?.some((id) => fromGlobalId(id)?.type !== 'League')) {
    refuse('leagues', 'INVALID', 'These are not ids of leagues.');
  }
  return errors;
}

/** An autofilter in the upstream's words; an id that is no league's is left out. */
export const toAutofilterData = (input: AutofilterInput): AutofilterData => ({
  name: input.name.trim(),
  stat: input.stat.toLowerCase(),
  comparison: input.comparison.toLowerCase(),
  line: input.line ?? null,
  side: input.side.toLowerCase(),
  window: input.window,
  leastHitRate: input.leastHitRate,
  leagueIds: (input.leagues ?? []).flatMap((globalId) => fromGlobalId(globalId)?.id ?? []),
});
