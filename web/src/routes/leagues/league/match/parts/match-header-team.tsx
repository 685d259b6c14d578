import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchHeaderTeam_team$key } from '../../../../../__generated__/matchHeaderTeam_team.graphql.ts';
import { OutcomeBlocks, type OutcomeKind } from '../../../../../shared/ui/outcome-blocks.tsx';
import { TeamLogo } from '../../../../../shared/ui/team-logo.tsx';
import styles from './match-header.module.css';

const teamFragment = graphql`
  fragment matchHeaderTeam_team on Team {
    teamId
    name
    logo
  }
`;

interface MatchHeaderTeamProps {
  readonly team: matchHeaderTeam_team$key;
  /** Number of the match's league. */
  readonly leagueId: number;
  /** Its place in the league's table; null where that is not known or of another season. */
  readonly standing: { readonly position: number; readonly points: number } | null;
  /** How its last five matches ended, newest first. */
  readonly form: readonly OutcomeKind[];
  readonly isAway?: boolean;
}

/** A team in the head of the page, which leads to the team. */
export function MatchHeaderTeam({ team, leagueId, standing, form, isAway = false }: MatchHeaderTeamProps) {
  const { teamId, name, logo } = useFragment(teamFragment, team);
  return (
    <div className={styles.team} data-away={isAway || undefined}>
      <TeamLogo src={logo} name={name} size={44} />
      <div className={styles.about}>
        <Box
          component={Link}
          className={styles.name}
          py={{ base: 10, sm: 8, md: 0 }}
          c="inherit"
          fw={600}
          to={`/leagues/${leagueId}/team/${teamId}`}
        >
          {name}
        </Box>
        {standing && (
          <Box component="p" c="dimmed" fz="var(--fs-13)">
            <FormattedMessage
              id="common.standing"
              values={{ position: standing.position, points: standing.points }}
            />
          </Box>
        )}
        {form.length > 0 && <OutcomeBlocks outcomes={form} />}
      </div>
    </div>
  );
}
