import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { standingRow_standing$key } from '../../../../__generated__/standingRow_standing.graphql.ts';
import { OutcomeBlocks } from '../../../../shared/ui/outcome-blocks.tsx';
import { TeamName } from '../../../../shared/ui/team-name.tsx';

const standingFragment = graphql`
  fragment standingRow_standing on Standing {
    position
    team {
      teamId
      name
      logo
    }
    points
    played
    won
    drawn
    lost
    goalsFor
    goalsAgainst
    form
  }
`;

interface StandingRowProps {
  readonly standing: standingRow_standing$key;
  /** Number of the league. */
  readonly leagueId: number;
}

/** The figures for which there is room on a phone. */
export const IN_BRIEF: ReadonlySet<string> = new Set(['played', 'points']);

/** A team's row of the table, which leads to the team; a dash stands for what the upstream does not tell. */
export function StandingRow({ standing, leagueId }: StandingRowProps) {
  const { position, team, points, played, won, drawn, lost, goalsFor, goalsAgainst, form } = useFragment(
    standingFragment,
    standing,
  );
  const goals = goalsFor == null || goalsAgainst == null ? null : `${goalsFor}:${goalsAgainst}`;
  const figures = { played, won, drawn, lost, goals, points };
  return (
    <tr>
      <Box component="td" c="var(--text-2)" data-figure>
        {position}
      </Box>
      <th scope="row">
        <Flex
          component={Link}
          align="center"
          mih="var(--row-h)"
          c="inherit"
          fw={600}
          to={`/leagues/${leagueId}/team/${team.teamId}`}
        >
          <TeamName name={team.name} logo={team.logo} canWrap />
        </Flex>
      </th>
      {Object.entries(figures).map(([column, figure]) => (
        <Box
          component="td"
          key={column}
          fw={column === 'points' ? 600 : 400}
          data-figure
          {...(!IN_BRIEF.has(column) && { visibleFrom: 'sm' })}
        >
          {figure ?? '–'}
        </Box>
      ))}
      <td data-figure>{form && form.length > 0 ? <OutcomeBlocks outcomes={form} /> : '–'}</td>
    </tr>
  );
}
