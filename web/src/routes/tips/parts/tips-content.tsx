import { Stack } from '@mantine/core';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { tipKinds } from '../../../shared/tip/tip-kinds.ts';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import type { TipsFilters } from '../lib/tips-filters.ts';
import { useFreshBalance } from '../lib/use-fresh-balance.ts';
import { BalanceSection } from './balance-section.tsx';
import { TipsFailed } from './tips-failed.tsx';
import { TipsFilterBar } from './tips-filter-bar.tsx';
import { TipsListSection } from './tips-list-section.tsx';
import { TipsPush } from './tips-push.tsx';

interface TipsContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<tipsScreenQuery>;
  /** With what the list on show was read. */
  readonly variables: tipsScreenQuery['variables'];
  /** What the address asks for. */
  readonly filters: TipsFilters;
  readonly onChange: (change: Partial<TipsFilters>) => void;
  /** The tip that the address names; null for none. */
  readonly targetUid: string | null;
}

/** Notifications, balance, choices and list once they are here; a part that could not be read leaves the others. */
export function TipsContent(props: TipsContentProps) {
  const { query, state, variables, filters, onChange, targetUid } = props;
  const data = usePreloadedQuery<tipsScreenQuery>(query, state.queryRef);
  const refreshBalance = useFreshBalance(variables.types);
  const { viewer, tipBalance, tips } = data;
  const kind = tipKinds.find(({ type }) => type === filters.kind);
  const isKindHeld = !kind || (viewer?.permissions.includes(kind.permission) ?? false);
  return (
    <Stack gap={14}>
      {viewer && <TipsPush viewer={viewer} />}
      {tipBalance.ok && tipBalance.value && <BalanceSection balance={tipBalance.value} />}
      {viewer && <TipsFilterBar viewer={viewer} filters={filters} onChange={onChange} />}
      {tips.ok ? (
        <TipsListSection
          query={data}
          filters={filters}
          variables={variables}
          isKindHeld={isKindHeld}
          onChange={onChange}
          targetUid={targetUid}
          liveCursor={data.liveCursor}
          readAt={state.readAt}
          isRefreshing={state.isRefreshing}
          onRefresh={state.refresh}
          onSettled={refreshBalance}
          notice={
            state.fault !== null && (
              <RefreshFailedBar
                fault={state.fault}
                isRefreshing={state.isRefreshing}
                onRefresh={state.refresh}
              />
            )
          }
        />
      ) : (
        <TipsFailed
          fault={caughtError(tips.errors)}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      )}
    </Stack>
  );
}
