import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { teamLastMatches_window$key } from '../../../../../__generated__/teamLastMatches_window.graphql.ts';
import { MatchRow } from '../../../../../shared/football/match-row.tsx';
import { MatchTable } from '../../../../../shared/football/match-table.tsx';
import { TeamName } from '../../../../../shared/ui/team-name.tsx';

const windowFragment = graphql`
  fragment teamLastMatches_window on TeamWindow {
    form
    matches {
      id
      ...matchRow_match
    }
  }
`;

interface TeamLastMatchesProps {
  readonly name: string;
  readonly logo: string | null | undefined;
  /** Of the team's page. */
  readonly address: string;
  /** Null where the matches are not known. */
  readonly window: teamLastMatches_window$key | null;
}

/** A team's last matches with how they ended for it. */
export function TeamLastMatches({ name, logo, address, window: windowRef }: TeamLastMatchesProps) {
  const window = useFragment(windowFragment, windowRef);
  return (
    <>
      <Box component="h3" px="md" fz="sm" fw={600} lh="sm">
        <Flex component={Link} align="center" mih={{ base: 44, md: 40 }} c="inherit" to={address}>
          <TeamName name={name} logo={logo} />
        </Flex>
      </Box>
      {window && window.matches.length > 0 ? (
        <MatchTable
          caption={<FormattedMessage id="member.match.lastMatchesOf" values={{ name }} />}
          hasOutcomes
        >
          {window.matches.map((match, place) => (
            <MatchRow key={match.id} match={match} outcome={window.form[place]} />
          ))}
        </MatchTable>
      ) : (
        <Box component="p" px="md" pb={14} c="var(--text-2)">
          <FormattedMessage id="member.match.noLastMatches" />
        </Box>
      )}
    </>
  );
}
