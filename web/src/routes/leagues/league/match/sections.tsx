import { Skeleton, Stack } from '@mantine/core';
import incidentsQuery, {
  type incidentsSectionQuery,
} from '../../../../__generated__/incidentsSectionQuery.graphql.ts';
import lineupsQuery, {
  type lineupsSectionQuery,
} from '../../../../__generated__/lineupsSectionQuery.graphql.ts';
import signalsQuery, {
  type matchSignalsSectionQuery,
} from '../../../../__generated__/matchSignalsSectionQuery.graphql.ts';
import playersQuery, {
  type playersSectionQuery,
} from '../../../../__generated__/playersSectionQuery.graphql.ts';
import type { RouteRequest } from '../../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { pathNumber } from '../../../../shared/ui/address-fields.ts';
import { PanelSkeleton } from '../../../../shared/ui/skeletons.tsx';

/*
 * The sections that need further calls of the upstream, with queries of their own. Results, comparison, head-to-head and last matches
 * are stored matches, which the page's query reads.
 */

const section = {
  field: 'match',
  variables: ({ params }: RouteRequest) => ({ matchId: pathNumber(params.matchId) }),
} as const;

/** Most matches have neither odds drops nor tips, so its skeleton is empty, like the section without both. */
export const matchSignals = screenWithQuery<matchSignalsSectionQuery>({
  ...section,
  code: async () => (await import('./parts/match-signals-section.tsx')).MatchSignalsSection,
  query: signalsQuery,
  variables: (request) => {
    const dropinfos = request.viewer?.permissions.includes('DROPINFO') === true;
    const tips = request.viewer?.permissions.includes('TIPS') === true;
    return dropinfos || tips ? { ...section.variables(request), dropinfos, tips } : null;
  },
  skeleton: <div />,
});

export const incidents = screenWithQuery<incidentsSectionQuery>({
  ...section,
  code: async () => (await import('./parts/incidents-section.tsx')).IncidentsSection,
  query: incidentsQuery,
  skeleton: (
    <PanelSkeleton>
      <Skeleton h={448} m="md" w="auto" />
    </PanelSkeleton>
  ),
});

export const lineups = screenWithQuery<lineupsSectionQuery>({
  ...section,
  code: async () => (await import('./parts/lineups-section.tsx')).LineupsSection,
  query: lineupsQuery,
  skeleton: (
    <PanelSkeleton>
      <Skeleton h={688} m="md" w="auto" />
    </PanelSkeleton>
  ),
});

export const players = screenWithQuery<playersSectionQuery>({
  ...section,
  code: async () => (await import('./parts/players-section.tsx')).PlayersSection,
  query: playersQuery,
  skeleton: (
    <Stack gap="sm" mt="xs" aria-hidden="true">
      <Skeleton height={24} width={160} />
      <Skeleton height={160} />
    </Stack>
  ),
});
