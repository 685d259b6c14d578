import { Flex, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { tipsContent_viewer$key } from '../../../__generated__/tipsContent_viewer.graphql.ts';
import type { tipsContentFreshBalanceQuery } from '../../../__generated__/tipsContentFreshBalanceQuery.graphql.ts';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import { PushToggle } from '../../../shared/push/push-toggle.tsx';
import { type AppError, toAppError } from '../../../shared/relay/app-error.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import { useAutoRetry } from '../../../shared/relay/retry-queue.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { tipKinds } from '../../../shared/tip/tip-kinds.ts';
import { Fold } from '../../../shared/ui/fold.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import type { TipsFilters } from '../lib/tips-filters.ts';
import { BalanceSection } from './balance-section.tsx';
import { TipsFailed } from './tips-failed.tsx';
import { TipsFilterBar } from './tips-filter-bar.tsx';
import { TipsListSection } from './tips-list-section.tsx';

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

const viewerFragment = graphql`
  fragment tipsContent_viewer on Viewer {
    permissions
    user {
      ...pushToggle_user
    }
  }
`;

interface TipsPushProps {
  readonly viewer: tipsContent_viewer$key;
}

function TipsPush({ viewer }: TipsPushProps) {
  const { permissions, user } = useFragment(viewerFragment, viewer);
  const intl = useIntl();
  const held = tipKinds.filter(({ permission }) => permissions.includes(permission));
  if (held.length === 0) return null;
  return (
    <Fold label={intl.formatMessage({ id: 'common.notifications' })}>
      <Flex gap="10px 24px" wrap="wrap">
        {held.map(({ permission }) => (
          <PushToggle key={permission} user={user} kind={permission} />
        ))}
      </Flex>
    </Fold>
  );
}

const balanceQuery = graphql`
  query tipsContentFreshBalanceQuery($types: [TipTypeInput!]) {
    tipBalance(types: $types) {
      ...balanceSection_balance
    }
  }
`;

/** Tips are often settled in a row: the balance is read again when there was none for so many milliseconds. */
const QUIET = 2000;

/**
 * Gives what to call when tips were settled: the balance of these kinds (null for all) is then read again. One that
 * cannot be read stays as it was, and is read again when somebody answers.
 */
function useFreshBalance(types: tipsContentFreshBalanceQuery['variables']['types']): () => void {
  const environment = useRelayEnvironment();
  const timer = useRef<number | undefined>(undefined);
  const [fault, setFault] = useState<AppError | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const read = () => {
    fetchQuery<tipsContentFreshBalanceQuery>(environment, balanceQuery, { types }, requiring('tipBalance'))
      .toPromise()
      .then(
        () => setFault(null),
        (thrown: unknown) => setFault(toAppError(thrown)),
      );
  };
  useAutoRetry(fault, read, false);
  return () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(read, QUIET);
  };
}
