import { Stack } from '@mantine/core';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { qualityValueScreenQuery } from '../../../__generated__/qualityValueScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import type { QualityFilters } from '../lib/quality-filters.ts';
import { QualityFailed } from './quality-failed.tsx';
import { QualityFilterBar } from './quality-filter-bar.tsx';
import { QualityListSection } from './quality-list-section.tsx';

interface QualityContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<qualityValueScreenQuery>;
  /** What the address asks for. */
  readonly filters: QualityFilters;
  readonly onChange: (filters: QualityFilters) => void;
}

/** Filters and list once they are here; a list that could not be read leaves the filters standing. */
export function QualityContent({ query, state, filters, onChange }: QualityContentProps) {
  const data = usePreloadedQuery<qualityValueScreenQuery>(query, state.queryRef);
  return (
    <Stack gap={14}>
      {data.viewer && <QualityFilterBar viewer={data.viewer} filters={filters} onChange={onChange} />}
      {state.fault !== null && data.goqTips.ok && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      {data.goqTips.ok ? (
        <QualityListSection
          query={data}
          filters={filters}
          onChange={onChange}
          liveCursor={data.liveCursor}
          isRefreshing={state.isRefreshing}
          onRefresh={state.refresh}
        />
      ) : (
        <QualityFailed
          fault={caughtError(data.goqTips.errors)}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      )}
    </Stack>
  );
}
