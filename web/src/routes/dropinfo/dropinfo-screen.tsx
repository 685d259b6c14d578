import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { dropinfoScreenQuery } from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { AfterTaxBar } from '../../shared/tax/after-tax-bar.tsx';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { useAddressState } from '../../shared/ui/use-address-state.ts';
import type { DropinfoFilters } from './lib/dropinfo-filters.ts';
import { readDropinfoFilters } from './lib/read-dropinfo-filters.ts';
import { writeDropinfoFilters } from './lib/write-dropinfo-filters.ts';
import { DropinfoAside } from './parts/dropinfo-aside.tsx';
import { DropinfoContent } from './parts/dropinfo-content.tsx';
import { DropinfoFailed } from './parts/dropinfo-failed.tsx';

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
      dropRules @catch(to: RESULT) {
        id
      }
      user {
        ...pushToggle_user
      }
    }
    ...dropinfoFilterBar_query
    ...dropinfoListSection_query @arguments(filter: $filter, orderBy: $orderBy, first: $first)
  }
`;

/** The list of odds drops at /dropinfo and, with one of them in view, at /dropinfo/{uid}. */
export function DropinfoScreen(state: ScreenProps<dropinfoScreenQuery>) {
  const { uid = null } = useParams();
  const [filters, change] = useAddressState(
    (params) => readDropinfoFilters(params, uid),
    (next: DropinfoFilters) => writeDropinfoFilters(next, uid),
  );
  const changeFilters = (next: DropinfoFilters) => change(() => next);

  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.dropinfo" />}
        subtitle={<FormattedMessage id="member.dropinfo.subtitle" />}
        aside={
          <ErrorBoundary resetKey={state.queryRef} fallback={() => null}>
            <DropinfoAside query={screenQuery} state={state} />
          </ErrorBoundary>
        }
      />
      <AfterTaxBar />
      <ErrorBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <DropinfoFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <DropinfoContent
          query={screenQuery}
          state={state}
          variables={state.queryRef.variables}
          filters={filters}
          onFiltersChange={changeFilters}
          targetUid={uid}
        />
      </ErrorBoundary>
    </>
  );
}
