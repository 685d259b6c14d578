import { Box, Progress, Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { matchStatsSection_match$key } from '../../../../../__generated__/matchStatsSection_match.graphql.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { useMatchPage } from './match-section.tsx';

const matchFragment = graphql`
  fragment matchStatsSection_match on Match {
    home {
      shots
      shotsOnGoal
      corners
      fouls
      yellowCards
      redCards
    }
    away {
      shots
      shotsOnGoal
      corners
      fouls
      yellowCards
      redCards
    }
  }
`;

const rows = [
  ['shots', 'SHOTS'],
  ['shotsOnGoal', 'SHOTS_ON_GOAL'],
  ['corners', 'CORNERS'],
  ['fouls', 'FOULS'],
  ['yellowCards', 'YELLOW'],
  ['redCards', 'RED'],
] as const;

/** Statistics of a played match, side by side; nothing when there are none. */
export function MatchStatsSection({ match }: { readonly match: matchStatsSection_match$key }) {
  const { home, away } = useFragment(matchFragment, match);
  const teams = useMatchPage();
  const available = rows.filter(([count]) => home[count] != null || away[count] != null);
  if (available.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="member.match.stats" />}>
      <Table layout="fixed" horizontalSpacing="md" verticalSpacing="xs">
        <thead>
          <tr>
            <th scope="col" data-figure>
              {teams.home.name}
            </th>
            <Box component="td" w="44%" bg="var(--surface-inset)" />
            <th scope="col">{teams.away.name}</th>
          </tr>
        </thead>
        <tbody>
          {available.map(([count, stat]) => {
            const [homeCount, awayCount] = [home[count] ?? 0, away[count] ?? 0];
            const share = homeCount + awayCount === 0 ? 0.5 : homeCount / (homeCount + awayCount);
            return (
              <tr key={stat}>
                <Box component="td" fw={600} data-figure>
                  {home[count] ?? '–'}
                </Box>
                <Box component="th" c="var(--text-2)" fz="var(--fs-13)" fw={400} ta="center" scope="row">
                  <FormattedMessage id="shared.stat" values={{ stat }} />
                  <Progress
                    mt={4}
                    size={6}
                    bg="var(--surface-track)"
                    color="var(--data-neutral)"
                    value={share * 100}
                    aria-hidden
                  />
                </Box>
                <Box component="td" fw={600}>
                  {away[count] ?? '–'}
                </Box>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Panel>
  );
}
