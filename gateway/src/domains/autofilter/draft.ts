import { type FieldNames, userErrorsOf } from '../../kit/errors.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import { memoizeByKey } from '../../kit/memoize.ts';
import { pageOf } from '../../kit/paged-connection.ts';
import type { AutofilterInput, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { statLineFault } from '../match/stat-line.ts';
import { type AutofilterData, autofilterMatches } from './endpoints.ts';
import { autofilterListName, autofilterPageSize } from './loaders.ts';
import { type AutofilterDraftModel, toAutofilterMatches, toBacktest } from './mapper.ts';
import type { RequestedHits } from './requested-hits.ts';

/** Input fields by the names that an autofilter has on the wire. */
export const autofilterNames: FieldNames = { least_hit_rate: 'minHitRate' };

/** What is wrong with an autofilter, by its own field; the name is left to the upstream. */
export function autofilterErrors(input: AutofilterInput): UserError[] {
  const errors: UserError[] = [];
  const refuse = (field: keyof AutofilterInput, code: UserError['code'], message: string) =>
    errors.push({ field: [field], code, message });
  const fault = statLineFault(input);
  if (fault !== null) refuse(fault.field, fault.code, fault.message);
  if (input.window !== 5 && input.window !== 10) refuse('window', 'INVALID', 'The window is 5 or 10.');
  if (!(input.minHitRate >= 1 && input.minHitRate <= 100)) {
    refuse('minHitRate', 'INVALID', 'The hit rate is 1 to 100 percent.');
  }
  if (input.leagueIds?.some((id) => fromGlobalId(id)?.type !== 'League')) {
    refuse('leagueIds', 'INVALID', 'These are not ids of leagues.');
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
  minHitRate: input.minHitRate,
  leagueIds: (input.leagueIds ?? []).flatMap((globalId) => fromGlobalId(globalId)?.id ?? []),
});

/**
 * What an autofilter that is not saved would do, backtested on past seasons where that is wanted. Null where the
 * upstream does not say that it took the autofilter for a draft: what it answered then is something else.
 */
export async function tryDraft(
  input: AutofilterInput,
  { backtest, requested }: { backtest: boolean; requested: RequestedHits },
  { rest, session }: GraphContext,
): Promise<AutofilterDraftModel | null> {
  const refused = (errors: AutofilterDraftModel['errors']) => ({ errors, backtest: null, matches: null });
  const errors = autofilterErrors(input);
  if (errors.length > 0) return refused(errors);
  const draft = toAutofilterData(input);
  const ask = memoizeByKey((page: number) =>
    rest.call(autofilterMatches, { page, requested, draft, backtest: backtest && page === 1 }, session),
  );
  try {
    const first = await ask(1);
    if (first.draft !== true) return null;
    return {
      errors: [],
      backtest: first.rehearsal ? toBacktest(first.rehearsal) : null,
      matches: {
        name: autofilterListName,
        pageSize: autofilterPageSize,
        read: async (page) => {
          const reply = await ask(page);
          return pageOf(reply, toAutofilterMatches(reply, input));
        },
      },
    };
  } catch (error) {
    return refused(userErrorsOf(error, autofilterNames));
  }
}
