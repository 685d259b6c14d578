import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { lastMatchesSection_match$key } from '../../../../../__generated__/lastMatchesSection_match.graphql.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import type { SectionProps } from '../lib/section-props.ts';
import { SectionFailed } from './section-failed.tsx';
import { TeamLastMatches } from './team-last-matches.tsx';

const matchFragment = graphql`
  fragment lastMatchesSection_match on Match {
    leagueId
    home {
      team {
        teamId
        name
        logo
      }
    }
    away {
      team {
        teamId
        name
        logo
      }
    }
    homeLast: homeWindow(size: 5) @catch(to: RESULT) {
      ...teamLastMatches_window
    }
    awayLast: awayWindow(size: 5) @catch(to: RESULT) {
      ...teamLastMatches_window
    }
  }
`;

interface LastMatchesSectionProps extends SectionProps {
  readonly match: lastMatchesSection_match$key;
}

/** The last five matches of each team before this one. */
export function LastMatchesSection({ match, isRefreshing, onRefresh }: LastMatchesSectionProps) {
  const { leagueId, home, away, homeLast, awayLast } = useFragment(matchFragment, match);
  const teams = [
    { side: 'home', ...home.team, last: homeLast },
    { side: 'away', ...away.team, last: awayLast },
  ];
  return (
    <Panel title={<FormattedMessage id="common.lastMatches" />}>
      {teams.map(({ side, teamId, name, logo, last }) =>
        last.ok ? (
          <TeamLastMatches
            key={side}
            name={name}
            logo={logo}
            address={`/leagues/${leagueId}/team/${teamId}`}
            window={last.value ?? null}
          />
        ) : (
          <SectionFailed
            key={side}
            fault={caughtError(last.errors)}
            isRefreshing={isRefreshing}
            onRetry={onRefresh}
          />
        ),
      )}
    </Panel>
  );
}
