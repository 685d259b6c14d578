import { Card, Flex, Skeleton } from '@mantine/core';
import query, { type comingSectionQuery } from '../../../../__generated__/comingSectionQuery.graphql.ts';
import { pathNumber } from '../../../../shared/football/path-number.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';

const ROWS = [0, 1, 2, 3, 4];

/** A team's upcoming matches, with a query of their own. */
export const coming = screenWithQuery<comingSectionQuery>({
  code: async () => (await import('./parts/coming-section.tsx')).ComingSection,
  query,
  field: 'league',
  variables: ({ params }) => ({ leagueId: pathNumber(params.leagueId), teamId: pathNumber(params.teamId) }),
  skeleton: (
    <Card aria-hidden="true">
      <Flex variant="row" h={45}>
        <Skeleton height={16} width={150} />
      </Flex>
      {ROWS.map((row) => (
        <Flex key={row} variant="row" h={44}>
          <Skeleton height={16} />
        </Flex>
      ))}
    </Card>
  ),
});
