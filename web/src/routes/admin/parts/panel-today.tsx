import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { panelTodayQuery } from '../../../__generated__/panelTodayQuery.graphql.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { PanelCounts } from './panel-counts.tsx';

/** What waits for admins; typers are not told. */
const todayQuery = graphql`
  query panelTodayQuery($isAdmin: Boolean!) {
    admin @catch(to: NULL) {
      counts @include(if: $isAdmin) @catch(to: NULL) {
        ...panelCounts_counts
      }
    }
  }
`;

/** What waits for an admin; nothing where that cannot be had, so that the rest of the page stands. */
export function PanelToday({ queryRef }: ScreenProps<panelTodayQuery>) {
  return (
    <ErrorBoundary resetKey={queryRef} fallback={() => null}>
      <Suspense fallback={<Box mih={108} />}>
        <Figures queryRef={queryRef} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Figures({ queryRef }: Pick<ScreenProps<panelTodayQuery>, 'queryRef'>) {
  const { admin } = usePreloadedQuery<panelTodayQuery>(todayQuery, queryRef);
  return admin?.counts ? <PanelCounts counts={admin.counts} /> : null;
}
