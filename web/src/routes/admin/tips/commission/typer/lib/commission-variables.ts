import type { commissionScreenQuery$variables } from '../../../../../../__generated__/commissionScreenQuery.graphql.ts';
import { idParam } from '../../../../lib/id-param.ts';

/** What the query asks for an address; a number that no typer has is 0, and what is no month the newest. */
export function commissionVariables(
  id: string | undefined,
  params: URLSearchParams,
): commissionScreenQuery$variables {
  const month = params.get('month');
  return {
    typerId: idParam(id),
    month: month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}
