import { Button, Card, Group, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { dropinfoScreenQuery } from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import { PushToggle } from '../../shared/push/push-toggle.tsx';
import { caughtError } from '../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { AfterTaxBar } from '../../shared/tax/after-tax-bar.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { ErrorReference } from '../../shared/ui/error-reference.tsx';
import { FailedMessage, type Failure } from '../../shared/ui/failed-message.tsx';
import { NotInPlan } from '../../shared/ui/not-in-plan.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { useAddressState } from '../../shared/ui/use-address-state.ts';
import type { DropinfoFilters } from './lib/dropinfo-filters.ts';
import { readDropinfoFilters } from './lib/read-dropinfo-filters.ts';
import { writeDropinfoFilters } from './lib/write-dropinfo-filters.ts';
import { DropinfoFilterBar } from './parts/dropinfo-filter-bar.tsx';
import { DropinfoListSection } from './parts/dropinfo-list-section.tsx';

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

interface DropinfoAsideProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<dropinfoScreenQuery>;
}

function DropinfoAside({ query, state }: DropinfoAsideProps) {
  const { viewer } = usePreloadedQuery<dropinfoScreenQuery>(query, state.queryRef);
  if (!viewer) return null;
  return (
    <Group gap="10px 20px">
      {viewer.dropRules.ok && viewer.dropRules.value != null && (
        <Button component={Link} to="/dropinfo/backtest" variant="default">
          <FormattedMessage id="common.backtest" />
        </Button>
      )}
      <PushToggle user={viewer.user} kind="DROPINFO" />
    </Group>
  );
}

interface DropinfoContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<dropinfoScreenQuery>;
  /** Filter and order with which the list on show was read. */
  readonly variables: dropinfoScreenQuery['variables'];
  /** What the address asks for. */
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
  /** The dropinfo that the address names; null for none. */
  readonly targetUid: string | null;
}

function DropinfoContent(props: DropinfoContentProps) {
  const { state, filters, onFiltersChange } = props;
  const data = usePreloadedQuery<dropinfoScreenQuery>(props.query, state.queryRef);
  const edges = data.dropinfos.ok ? data.dropinfos.value.edges : [];
  return (
    <Stack gap={14} miw={0}>
      <DropinfoFilterBar
        query={data}
        filters={filters}
        onChange={onFiltersChange}
        namesLeagues={edges.some(({ node }) => node.league != null)}
      />
      {data.dropinfos.ok ? (
        <DropinfoListSection
          query={data}
          filters={filters}
          onFiltersChange={onFiltersChange}
          variables={props.variables}
          targetUid={props.targetUid}
          linked={data.dropinfo ?? null}
          liveCursor={data.liveCursor}
          readAt={state.readAt}
          isRefreshing={state.isRefreshing}
          onRefresh={state.refresh}
          notice={
            state.fault !== null && (
              <Banner
                actionText={<FormattedMessage id="common.tryAgain" />}
                onAction={state.refresh}
                isBusy={state.isRefreshing}
              >
                <FormattedMessage
                  id="member.dropinfo.refreshFailed"
                  values={{
                    b: (text) => <b>{text}</b>,
                    fault: <FormattedMessage id="shared.error" values={{ code: state.fault.code }} />,
                  }}
                />
                <ErrorReference fault={state.fault} />
              </Banner>
            )
          }
        />
      ) : (
        <DropinfoFailed
          fault={caughtError(data.dropinfos.errors)}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      )}
    </Stack>
  );
}

function DropinfoFailed(failure: Failure) {
  return (
    <Card>
      {failure.fault.code === 'FORBIDDEN' ? (
        <NotInPlan
          title={<FormattedMessage id="member.dropinfo.forbiddenTitle" />}
          reason={<FormattedMessage id="member.dropinfo.forbiddenReason" />}
        />
      ) : (
        <FailedMessage
          title={<FormattedMessage id="member.dropinfo.failedTitle" />}
          reason={
            <FormattedMessage
              id="common.filtersKept"
              values={{ fault: <FormattedMessage id="shared.error" values={{ code: failure.fault.code }} /> }}
            />
          }
          {...failure}
        />
      )}
    </Card>
  );
}
