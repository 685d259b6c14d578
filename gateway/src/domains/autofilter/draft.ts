import { userErrorsOf } from '../../kit/errors.ts';
import { memoizeByKey } from '../../kit/memoize.ts';
import { pageOf } from '../../kit/paged-connection.ts';
import type { AutofilterInput } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { autofilterErrors, autofilterNames, toAutofilterData } from './autofilter-input.ts';
import { autofilterMatches } from './endpoints.ts';
import { autofilterListName, autofilterPageSize } from './loaders.ts';
import { type AutofilterDraftModel, toAutofilterMatches, toRehearsal } from './mapper.ts';
import type { HitsAsked } from './requested-hits.ts';

/**
 * What an autofilter that is not saved would do, rehearsed on past seasons where that is asked for. Null where the
 * upstream does not say that it took the autofilter for a draft: what it answered then is something else.
 */
export async function tryDraft(
  input: AutofilterInput,
  { rehearse, asked }: { rehearse: boolean; asked: HitsAsked },
  { rest, session }: GraphContext,
): Promise<AutofilterDraftModel | null> {
  const refused = (errors: AutofilterDraftModel['errors']) => ({ errors, rehearsal: null, matches: null });
  const errors = autofilterErrors(input);
  if (errors.length > 0) return refused(errors);
  const draft = toAutofilterData(input);
  const ask = memoizeByKey((page: number) =>
    rest.call(autofilterMatches, { page, asked, draft, rehearse: rehearse && page === 1 }, session),
  );
  try {
    const first = await ask(1);
    if (first.draft !== true) return null;
    return {
      errors: [],
      rehearsal: first.rehearsal ? toRehearsal(first.rehearsal) : null,
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
