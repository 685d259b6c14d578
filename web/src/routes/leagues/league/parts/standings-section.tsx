import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { standingsSection_league$key } from '../../../../__generated__/standingsSection_league.graphql.ts';
import { caughtFault } from '../../../../shared/relay/caught-fault.ts';
import { FailedMessage } from '../../../../shared/ui/failed-message.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { StandingRow } from './standing-row.tsx';
import styles from './standings-section.module.css';

const leagueFragment = graphql`
  fragment standingsSection_league on League {
    leagueId
    standings(season: $season) @catch(to: RESULT) {
      team {
        teamId
      }
      ...standingRow_standing
    }
  }
`;

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'goals', 'points'] as const;

interface StandingsSectionProps {
  readonly league: standingsSection_league$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The table of the season, each team with its form. */
export function StandingsSection({ league, isRefreshing, onRefresh }: StandingsSectionProps) {
  const { leagueId, standings } = useFragment(leagueFragment, league);
  const title = <FormattedMessage id="member.league.standings" />;
  if (!standings.ok) {
    const fault = caughtFault(standings.errors);
    return (
      <Panel title={title}>
        <FailedMessage
          title={<FormattedMessage id="member.league.standingsFailed" />}
          fault={fault}
          isRefreshing={isRefreshing}
          onRetry={onRefresh}
        />
      </Panel>
    );
  }
  const rows = standings.value ?? [];
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.league.noStandingsTitle" />}
          reason={<FormattedMessage id="member.league.noStandingsReason" />}
        />
      ) : (
        <table className={styles.table} aria-busy={isRefreshing}>
          <thead>
            <tr>
              <th scope="col" className={styles.position}>
                <FormattedMessage id="member.league.columnPosition" />
              </th>
              <th scope="col" className={styles.team}>
                <FormattedMessage id="member.league.columnTeam" />
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={styles.figure} data-column={column}>
                  <FormattedMessage id={`member.league.column.${column}`} />
                </th>
              ))}
              <th scope="col" className={styles.form}>
                <FormattedMessage id="member.league.columnForm" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <StandingRow key={row.team.teamId} leagueId={leagueId} standing={row} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
