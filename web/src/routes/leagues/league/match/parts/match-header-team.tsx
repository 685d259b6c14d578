import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchHeaderTeam_team$key } from '../../../../../__generated__/matchHeaderTeam_team.graphql.ts';
import { OutcomeBlocks, type OutcomeKind } from '../../../../../shared/ui/outcome-blocks.tsx';
import { TeamLogo } from '../../../../../shared/ui/team-logo.tsx';

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
    <Flex
      direction={{ base: 'column', sm: isAway ? 'row-reverse' : 'row' }}
      gap={{ base: 8, sm: 16 }}
      align="center"
      flex={1}
      miw={0}
      ta={{ base: 'center', sm: isAway ? 'right' : 'left' }}
    >
      <TeamLogo src={logo} name={name} size={44} />
      <Flex
        direction="column"
        gap={4}
        align={{ base: 'center', sm: isAway ? 'flex-end' : 'flex-start' }}
        miw={0}
      >
        <Box
          component={Link}
          py={{ base: 10, sm: 8, md: 0 }}
          c="inherit"
          fz={{ base: 'lg', sm: 'xl' }}
          fw={600}
          lh={{ base: 'lg', sm: 'xl' }}
          style={{ overflowWrap: 'anywhere', fontStretch: 'var(--wdth-head)' }}
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
      </Flex>
    </Flex>
  );
}
