import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { qualityValueScreenQuery } from '../../__generated__/qualityValueScreenQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { useAddressState } from '../../shared/ui/use-address-state.ts';
import { type QualityFilters, readQualityFilters, writeQualityFilters } from './lib/quality-filters.ts';
import { QualityContent } from './parts/quality-content.tsx';
import { QualityFailed } from './parts/quality-failed.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query qualityValueScreenQuery($filter: GoqFilterInput, $first: Int!) {
    goqTips(filter: $filter, first: $first) @catch(to: RESULT) {
      totalCount
    }
    liveCursor
    viewer {
      ...qualityFilterBar_viewer
    }
    ...qualityListSection_query @arguments(filter: $filter, first: $first)
  }
`;

/** The tips with a quality value at /quality-value. */
export function QualityValueScreen(state: ScreenProps<qualityValueScreenQuery>) {
  const [filters, changeFilters] = useAddressState(readQualityFilters, writeQualityFilters);
  const change = (next: QualityFilters) => changeFilters(() => next);

  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.goq" />}
        subtitle={<FormattedMessage id="member.quality.subtitle" />}
      />
      <ErrorBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <QualityFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <QualityContent query={screenQuery} state={state} filters={filters} onChange={change} />
      </ErrorBoundary>
    </>
  );
}
