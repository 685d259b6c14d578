import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import type { DropinfoFilters } from './lib/dropinfo-filters.ts';
import { dropinfoVariables } from './lib/dropinfo-variables.ts';
import { readDropinfoFilters } from './lib/read-dropinfo-filters.ts';
import { writeDropinfoFilters } from './lib/write-dropinfo-filters.ts';
import { DropinfoContent } from './parts/dropinfo-content.tsx';
import { DropinfoFailed } from './parts/dropinfo-failed.tsx';
import { DropinfoPush } from './parts/dropinfo-push.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query dropinfoScreenQuery(
    $filter: DropinfoFilterInput
    $orderBy: DropinfoOrder
    $first: Int!
    $uid: String!
    $isLinked: Boolean!
  ) {
    liveCursor
    dropinfos(filter: $filter, orderBy: $orderBy, first: $first) @catch(to: RESULT) {
      edges {
        node {
          league {
            name
          }
        }
      }
    }
    dropinfo(uid: $uid) @include(if: $isLinked) {
      id
      uid
      title
      kickOff
      ...dropinfoListItem_dropinfo
      ...dropinfoMatchHead_dropinfo
    }
    viewer {
      user {
        ...pushToggle_user
      }
    }
    ...dropinfoFilterBar_query
    ...dropinfoListSection_query @arguments(filter: $filter, orderBy: $orderBy, first: $first)
  }
`;

/** The list of odds drops at /dropinfo and, with one of them in view, at /dropinfo/{uid}. */
export function DropinfoScreen(props: ScreenProps<dropinfoScreenQuery>) {
  const { uid = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readDropinfoFilters(new URLSearchParams(search), uid), [search, uid]);
  const variables = useMemo(() => dropinfoVariables(filters, uid), [filters, uid]);
  const state = useKeptQuery(screenQuery, props, variables, 'dropinfos');
  const changeFilters = useCallback(
    (next: DropinfoFilters) => {
      const params = writeDropinfoFilters(next, uid).toString();
      navigate({ search: params }, { replace: true, preventScrollReset: true });
    },
    [navigate, uid],
  );

  return (
    <>
      <PageHead
        title={<FormattedMessage id="member.dropinfo.title" />}
        subtitle={<FormattedMessage id="member.dropinfo.subtitle" />}
        aside={
          <FaultBoundary resetKey={state.queryRef} fallback={() => null}>
            <DropinfoPush query={screenQuery} state={state} />
          </FaultBoundary>
        }
      />
      <FaultBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <DropinfoFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <DropinfoContent
          query={screenQuery}
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
