import query, { type comingSectionQuery } from '../../../../__generated__/comingSectionQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { pathNumber } from '../../../../shared/ui/address-fields.ts';
import { PanelSkeleton } from '../../../../shared/ui/skeletons.tsx';

/** A team's upcoming matches, with a query of their own. */
export const coming = screenWithQuery<comingSectionQuery>({
  code: async () => (await import('./parts/coming-section.tsx')).ComingSection,
  query,
  field: 'league',
  variables: ({ params }) => ({ leagueId: pathNumber(params.leagueId), teamId: pathNumber(params.teamId) }),
  skeleton: <PanelSkeleton rows={5} />,
});
