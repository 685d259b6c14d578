import type { commissionScreenQuery$variables } from '../../../../../../__generated__/commissionScreenQuery.graphql.ts';
import { idParam } from '../../../../lib/id-param.ts';

/** Query variables of a URL. An invalid id becomes 0 (not found), an invalid month null (newest). */
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
