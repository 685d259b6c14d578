import { Box, Flex, Table } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { standingsSection_league$key } from '../../../../__generated__/standingsSection_league.graphql.ts';
import type { standingsSection_standing$key } from '../../../../__generated__/standingsSection_standing.graphql.ts';
import { caughtError } from '../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../shared/relay/refresh-context.ts';
import { ColumnHead } from '../../../../shared/ui/column-head.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { FailedPanel } from '../../../../shared/ui/error-states.tsx';
import { OutcomeBlocks } from '../../../../shared/ui/outcome-blocks.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { TeamName } from '../../../../shared/ui/team-logo.tsx';
import styles from './standings-section.module.css';

const leagueFragment = graphql`
  fragment standingsSection_league on League {
    leagueId
    standings(season: $season) @catch(to: RESULT) {
      team {
        teamId
      }
      ...standingsSection_standing
    }
  }
`;

const columns = ['played', 'won', 'drawn', 'lost', 'goals', 'points'] as const;

/** The standings of the season with each team's form. */
export function StandingsSection({ league }: { readonly league: standingsSection_league$key }) {
  const { isRefreshing } = useContext(RefreshContext);
  const { leagueId, standings } = useFragment(leagueFragment, league);
  const title = <FormattedMessage id="member.league.standings" />;
  if (!standings.ok) {
    const failed = <FormattedMessage id="member.league.standingsFailed" />;
    return <FailedPanel heading={title} title={failed} error={caughtError(standings.errors)} />;
  }
  const rows = standings.value ?? [];
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <EmptyState title="member.league.noStandingsTitle" reason="member.league.noStandingsReason" />
      ) : (
        <Table
          className={styles.table}
          role="table"
          layout="fixed"
          horizontalSpacing="xs"
          verticalSpacing={0}
          aria-busy={isRefreshing}
        >
          <thead>
            <tr>
              <ColumnHead label="common.number" w={{ base: 36, sm: 48 }} isFigure />
              <ColumnHead label="common.team" />
              {columns.map((column) => (
                <Box
                  component="th"
                  key={column}
                  w={{ base: 38, sm: column === 'goals' ? 80 : 64 }}
                  scope="col"
                  data-figure
                  {...(!narrowColumns.has(column) && { visibleFrom: 'sm' })}
                >
                  <FormattedMessage id="member.league.column" values={{ column }} />
                </Box>
              ))}
              <ColumnHead label="member.league.columnForm" w={{ base: 126, sm: 150 }} isFigure />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <StandingRow key={row.team.teamId} leagueId={leagueId} standing={row} />
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

const standingFragment = graphql`
  fragment standingsSection_standing on Standing {
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
  readonly standing: standingsSection_standing$key;
  readonly leagueId: number;
}

const narrowColumns: ReadonlySet<string> = new Set(['played', 'points']);

function StandingRow({ standing, leagueId }: StandingRowProps) {
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
          {...(!narrowColumns.has(column) && { visibleFrom: 'sm' })}
        >
          {figure ?? '–'}
        </Box>
      ))}
      <td data-figure>{form && form.length > 0 ? <OutcomeBlocks outcomes={form} /> : '–'}</td>
    </tr>
  );
}
