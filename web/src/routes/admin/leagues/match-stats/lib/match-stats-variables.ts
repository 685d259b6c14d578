import { readPage } from '../../../../../shared/ui/url-state.ts';
import { idParam } from '../../../lib/id-param.ts';

/** Query variables. Without a league: all leagues with manual statistics. */
export const matchStatsVariables = (params: URLSearchParams) => ({
  leagueId: idParam(params.get('league')) || null,
  first: 25,
  page: readPage(params),
});
