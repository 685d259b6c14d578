import { Flex, Stack } from '@mantine/core';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { autofiltersScreenQuery } from '../../../__generated__/autofiltersScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { type AutofiltersAddress, firstAddress } from '../lib/autofilters-address.ts';
import { AutofilterBuilder } from './autofilter-builder.tsx';
import { AutofilterMatchesSection } from './autofilter-matches-section.tsx';
import { AutofilterNavs } from './autofilter-navs.tsx';
import { AutofiltersFailed } from './autofilters-failed.tsx';
import { NoAutofilters } from './no-autofilters.tsx';

interface AutofiltersContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<autofiltersScreenQuery>;
  readonly address: AutofiltersAddress;
  readonly onGo: (address: AutofiltersAddress) => void;
}

/** The person's autofilters, and beside them the matches of the chosen one or the builder. */
export function AutofiltersContent({ query, state, address, onGo }: AutofiltersContentProps) {
  const data = usePreloadedQuery<autofiltersScreenQuery>(query, state.queryRef);
  const { viewer, autofilterMatches, leagues } = data;
  const failed = { isRefreshing: state.isRefreshing, onRetry: state.refresh };
  if (!viewer) return null;
  if (!viewer.autofilters.ok) {
    return <AutofiltersFailed {...failed} fault={caughtError(viewer.autofilters.errors)} />;
  }
  const hasAutofilters = (viewer.autofilters.value ?? []).length > 0;
  const activeLeagues = leagues.ok ? leagues.value : null;
  const build = () => onGo({ ...address, isBuilding: true });

  const main = () => {
    if (address.isBuilding) {
      return (
        <AutofilterBuilder
          leagues={activeLeagues}
          leagueCount={activeLeagues?.totalCount ?? null}
          onSaved={(filter) => onGo({ ...firstAddress, filter })}
          onCancel={() => onGo({ ...address, isBuilding: false })}
        />
      );
    }
    if (!hasAutofilters) return <NoAutofilters onBuild={build} />;
    if (!autofilterMatches.ok) {
      return <AutofiltersFailed {...failed} fault={caughtError(autofilterMatches.errors)} />;
    }
    return (
      <AutofilterMatchesSection
        query={data}
        address={address}
        onGo={onGo}
        hasActiveLeagues={activeLeagues === null || activeLeagues.totalCount > 0}
        isRefreshing={state.isRefreshing}
      />
    );
  };

  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'start' }} gap="md">
      {hasAutofilters && <AutofilterNavs viewer={viewer} address={address} onBuild={build} />}
      <Stack gap="sm" flex={1} miw={0}>
        {state.fault !== null && (
          <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
        )}
        {main()}
      </Stack>
    </Flex>
  );
}
