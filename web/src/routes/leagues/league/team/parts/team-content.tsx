import { Button, SimpleGrid, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { teamScreenQuery } from '../../../../../__generated__/teamScreenQuery.graphql.ts';
import { StatisticsFailed } from '../../../../../shared/league/statistics-failed.tsx';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../../shared/relay/screen-props.ts';
import { RefreshFailedBar } from '../../../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import type { TeamView } from '../lib/team-view.ts';
import { ComingSection } from './coming-section.tsx';
import { RecordSection } from './record-section.tsx';
import { ResultsSection } from './results-section.tsx';
import { TeamHead } from './team-head.tsx';

interface TeamContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<teamScreenQuery>;
  /** What the address asks for. */
  readonly view: TeamView;
  readonly onViewChange: (change: (view: TeamView) => TeamView) => void;
}

/** The team once it is here, or that there is none. */
export function TeamContent({ query, state, view, onViewChange }: TeamContentProps) {
  const { leagueId } = useParams();
  const { league } = usePreloadedQuery<teamScreenQuery>(query, state.queryRef);
  const section = { isRefreshing: state.isRefreshing, onRefresh: state.refresh };
  if (!league.ok) {
    return (
      <StatisticsFailed
        title={<FormattedMessage id="member.team.failedTitle" />}
        fault={caughtError(league.errors)}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    );
  }
  const team = league.value?.team;
  if (!league.value || !team) {
    return (
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.team.unknownTitle" />}
        reason={<FormattedMessage id="member.team.unknownReason" />}
        action={
          <Button component={Link} to={league.value ? `/leagues/${leagueId}` : '/leagues'} variant="default">
            <FormattedMessage id={league.value ? 'member.team.toLeague' : 'common.allLeagues'} />
          </Button>
        }
      />
    );
  }
  return (
    <Stack>
      <TeamHead league={league.value} team={team} view={view} onViewChange={onViewChange} />
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Stack>
          <RecordSection
            team={team}
            onShowAll={() => onViewChange(() => ({ season: 'all', venue: 'ALL' }))}
            {...section}
          />
        </Stack>
        <Stack>
          <ComingSection team={team} {...section} />
          <ResultsSection team={team} {...section} />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
