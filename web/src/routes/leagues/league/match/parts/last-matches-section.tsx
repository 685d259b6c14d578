import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { lastMatchesSection_match$key } from '../../../../../__generated__/lastMatchesSection_match.graphql.ts';
import type { lastMatchesSection_window$key } from '../../../../../__generated__/lastMatchesSection_window.graphql.ts';
import { MatchRow, MatchTable } from '../../../../../shared/football/match-table.tsx';
import { caughtError } from '../../../../../shared/relay/app-error.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { TeamName } from '../../../../../shared/ui/team-logo.tsx';
import { MatchFailedMessage, useMatchPage } from './match-section.tsx';

const matchFragment = graphql`
  fragment lastMatchesSection_match on Match {
    homeLast: homeWindow(size: 5) @catch(to: RESULT) {
      ...lastMatchesSection_window
    }
    awayLast: awayWindow(size: 5) @catch(to: RESULT) {
      ...lastMatchesSection_window
    }
  }
`;

/** The last five matches of each team before this one. */
export function LastMatchesSection({ match }: { readonly match: lastMatchesSection_match$key }) {
  const { homeLast, awayLast } = useFragment(matchFragment, match);
  const { leagueId, home, away } = useMatchPage();
  const teams = [
    { side: 'home', ...home, last: homeLast },
    { side: 'away', ...away, last: awayLast },
  ];
  return (
    <Panel title={<FormattedMessage id="common.lastMatches" />}>
      {teams.map(({ side, teamId, name, logo, last }) =>
        last.ok ? (
          <TeamLastMatches
            key={side}
            name={name}
            logo={logo}
            teamUrl={`/leagues/${leagueId}/team/${teamId}`}
            window={last.value}
          />
        ) : (
          <MatchFailedMessage key={side} error={caughtError(last.errors)} />
        ),
      )}
    </Panel>
  );
}

const windowFragment = graphql`
  fragment lastMatchesSection_window on TeamWindow {
    form
    matches {
      id
      ...matchTableRow_match
    }
  }
`;

interface TeamLastMatchesProps {
  readonly name: string;
  readonly logo: string | null;
  readonly teamUrl: string;
  /** Null when the matches are missing. */
  readonly window: lastMatchesSection_window$key | null;
}

function TeamLastMatches({ name, logo, teamUrl, window: windowRef }: TeamLastMatchesProps) {
  const window = useFragment(windowFragment, windowRef);
  // The form omits matches without a score, so that it is not known which ones its outcomes belong to.
  const isFormComplete = window?.form.length === window?.matches.length;
  return (
    <>
      <Box component="h3" px="md" fz="sm" fw={600} lh="sm">
        <Flex component={Link} align="center" mih={{ base: 44, md: 40 }} c="inherit" to={teamUrl}>
          <TeamName name={name} logo={logo} />
        </Flex>
      </Box>
      {window && window.matches.length > 0 ? (
        <MatchTable
          caption={<FormattedMessage id="member.match.lastMatchesOf" values={{ name }} />}
          hasOutcomes
        >
          <tbody>
            {window.matches.map((match, index) => (
              <MatchRow
                key={match.id}
                match={match}
                outcome={(isFormComplete && window.form[index]) || null}
              />
            ))}
          </tbody>
        </MatchTable>
      ) : (
        <Box component="p" px="md" pb={14} c="var(--text-2)">
          <FormattedMessage id="member.match.noLastMatches" />
        </Box>
      )}
    </>
  );
}
