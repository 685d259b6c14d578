import { Button, SimpleGrid } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { leagueScreenQuery } from '../../../../__generated__/leagueScreenQuery.graphql.ts';
import { StatisticsFailed } from '../../../../shared/league/statistics-failed.tsx';
import { caughtError } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { RefreshFailedBar } from '../../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import type { LeagueView, LineChanges } from '../lib/league-view.ts';
import { LeagueHead } from './league-head.tsx';
import { MatchesSection } from './matches-section.tsx';
import { ResultsSection } from './results-section.tsx';
import { StandingsSection } from './standings-section.tsx';

interface LeagueContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<leagueScreenQuery>;
  /** What the address asks for. */
  readonly view: LeagueView;
  readonly onViewChange: (change: (view: LeagueView) => LeagueView) => void;
  readonly lineChanges: LineChanges;
}

/** The league once it is here, or that there is none. */
export function LeagueContent({ query, state, view, onViewChange, lineChanges }: LeagueContentProps) {
  const { league } = usePreloadedQuery<leagueScreenQuery>(query, state.queryRef);
  if (!league.ok) {
    return (
      <StatisticsFailed
        title={<FormattedMessage id="member.league.failedTitle" />}
        fault={caughtError(league.errors)}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    );
  }
  if (!league.value) {
    return (
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.league.unknownTitle" />}
        reason={<FormattedMessage id="member.league.unknownReason" />}
        action={
          <Button component={Link} to="/leagues" variant="default">
            <FormattedMessage id="common.allLeagues" />
          </Button>
        }
      />
    );
  }
  return (
    <SimpleGrid cols={1} spacing={{ base: 'sm', md: 'md' }}>
      <LeagueHead league={league.value} view={view} onViewChange={onViewChange} />
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <MatchesSection
        league={league.value}
        view={view}
        onViewChange={onViewChange}
        lineChanges={lineChanges}
        lines={state.queryRef.variables.lines}
        isRefreshing={state.isRefreshing}
        onRefresh={state.refresh}
      />
      <StandingsSection league={league.value} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      <ResultsSection league={league.value} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
    </SimpleGrid>
  );
}
