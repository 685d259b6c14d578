import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { qualityValueScreenQuery } from '../../../__generated__/qualityValueScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { type QualityFilters, readQualityFilters, writeQualityFilters } from './lib/quality-filters.ts';
import { qualityVariables } from './lib/quality-variables.ts';
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
export function QualityValueScreen(props: ScreenProps<qualityValueScreenQuery>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readQualityFilters(new URLSearchParams(search)), [search]);
  const variables = useMemo(() => qualityVariables(filters), [filters]);
  const state = useKeptQuery(screenQuery, props, variables, 'goqTips');
  const change = useCallback(
    (next: QualityFilters) =>
      navigate({ search: writeQualityFilters(next).toString() }, { replace: true, preventScrollReset: true }),
    [navigate],
  );

  return (
    <>
      <PageHead
        title={<FormattedMessage id="member.quality.title" />}
        subtitle={<FormattedMessage id="member.quality.subtitle" />}
      />
      <FaultBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <QualityFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <QualityContent query={screenQuery} state={state} filters={filters} onChange={change} />
      </FaultBoundary>
    </>
  );
}
