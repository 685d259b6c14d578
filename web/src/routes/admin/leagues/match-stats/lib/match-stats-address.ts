import { readPage } from '../../../../../shared/ui/url-state.ts';
import { idParam } from '../../../lib/id-param.ts';

/** The matches that an address asks for: those of a league, or of all that are edited by hand; a page of 25. */
export const matchStatsVariables = (params: URLSearchParams) => ({
  leagueId: idParam(params.get('league')) || null,
  first: 25,
  page: readPage(params),
});
