import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { DropinfoScreenQuery } from '../../../__generated__/DropinfoScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { FaultBoundary } from '../../../shared/ui/FaultBoundary.tsx';
import { PageHead } from '../../../shared/ui/PageHead.tsx';
import type { DropinfoFilters } from './lib/dropinfo-filters.ts';
import { dropinfoVariables } from './lib/dropinfo-variables.ts';
import { readDropinfoFilters } from './lib/read-dropinfo-filters.ts';
import { useDropinfoQuery } from './lib/use-dropinfo-query.ts';
import { writeDropinfoFilters } from './lib/write-dropinfo-filters.ts';
import { DropinfoContent } from './parts/DropinfoContent.tsx';
import { DropinfoFailed } from './parts/DropinfoFailed.tsx';

/** Everything of the screen in one request. */
const dropinfoScreenQuery = graphql`
  query DropinfoScreenQuery($filter: DropinfoFilterInput, $orderBy: DropinfoOrder, $first: Int!) {
    liveCursor
    dropinfos(filter: $filter, orderBy: $orderBy, first: $first) @catch(to: RESULT) {
      totalCount
    }
    ...DropinfoFilterBar_query
    ...DropinfoListSection_query @arguments(filter: $filter, orderBy: $orderBy, first: $first)
  }
`;

/** The list of falls of the odds at /dropinfo and, with one of them in view, at /dropinfo/{uid}. */
export function DropinfoScreen(props: ScreenProps<DropinfoScreenQuery>) {
  const { uid = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readDropinfoFilters(new URLSearchParams(search)), [search]);
  const variables = useMemo(() => dropinfoVariables(filters), [filters]);
  const state = useDropinfoQuery(dropinfoScreenQuery, props, variables);
  const changeFilters = useCallback(
    (next: DropinfoFilters) => {
      const params = writeDropinfoFilters(next).toString();
      navigate({ search: params }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  return (
    <>
      <PageHead
        title={<FormattedMessage id="member.dropinfo.title" />}
        subtitle={<FormattedMessage id="member.dropinfo.subtitle" />}
      />
      <FaultBoundary
        resetKey={state.queryRef}
        fallback={(code) => (
          <DropinfoFailed code={code} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <DropinfoContent
          state={state}
          variables={props.queryRef.variables}
          filters={filters}
          onFiltersChange={changeFilters}
          targetUid={uid}
        />
      </FaultBoundary>
    </>
  );
}
