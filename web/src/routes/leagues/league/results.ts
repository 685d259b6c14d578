import query, { type resultsSectionQuery } from '../../../__generated__/resultsSectionQuery.graphql.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { pathNumber } from '../../../shared/ui/address-fields.ts';
import { firstResults, readLeagueView } from './lib/league-view.ts';

/** A league's results, with a query of their own. */
export const results = screenWithQuery<resultsSectionQuery>({
  code: async () => (await import('./parts/results-section.tsx')).ResultsSection,
  query,
  field: 'league',
  variables: ({ url, params }) => ({
    leagueId: pathNumber(params.leagueId),
    season: readLeagueView(url.searchParams).season,
    first: firstResults,
  }),
  // Below everything else.
  skeleton: null,
});
