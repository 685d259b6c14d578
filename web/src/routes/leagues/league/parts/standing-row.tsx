import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { standingRow_standing$key } from '../../../../__generated__/standingRow_standing.graphql.ts';
import { OutcomeBlocks } from '../../../../shared/ui/outcome-blocks.tsx';
import { TeamName } from '../../../../shared/ui/team-name.tsx';
import styles from './standings-section.module.css';

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
      <td className={styles.position}>{position}</td>
      <th scope="row" className={styles.team}>
        <Link to={`/leagues/${leagueId}/team/${team.teamId}`}>
          <TeamName name={team.name} logo={team.logo} canWrap />
        </Link>
      </th>
      {Object.entries(figures).map(([column, figure]) => (
        <td key={column} className={styles.figure} data-column={column}>
          {figure ?? '–'}
        </td>
      ))}
      <td className={styles.form}>{form && form.length > 0 ? <OutcomeBlocks outcomes={form} /> : '–'}</td>
    </tr>
  );
}
