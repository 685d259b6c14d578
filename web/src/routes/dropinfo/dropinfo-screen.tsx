import { Group, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { dropinfoScreenQuery } from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import { PushToggle } from '../../shared/push/push-toggle.tsx';
import { type AppError, caughtError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { AfterTaxBar } from '../../shared/tax/after-tax.tsx';
import { ErrorBoundary, FailedCard, FiltersKept } from '../../shared/ui/error-states.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { useAddressState } from '../../shared/ui/url-state.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { dropinfoAddress } from './lib/dropinfo-filters.ts';
import { dropinfoNotInPlan } from './parts/dropinfo-failed.tsx';
import { DropinfoFilterBar } from './parts/dropinfo-filter-bar.tsx';
import { DropinfoListSection } from './parts/dropinfo-list-section.tsx';

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
    dropinfo(uid: $uid) @catch(to: RESULT) @include(if: $isLinked) {
      id
      uid
      title
      kickOff
      ...dropinfoListItem_dropinfo
      ...dropinfoTable_dropinfo
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

/** The list of odds drops at /dropinfo, or at /dropinfo/{uid} with one of them highlighted. */
export function DropinfoScreen(state: ScreenProps<dropinfoScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.dropinfo" />}
        subtitle={<FormattedMessage id="member.dropinfo.subtitle" />}
        aside={
          <ErrorBoundary resetKey={state.queryRef} fallback={() => null}>
            <DropinfoAside {...state} />
          </ErrorBoundary>
        }
      />
      <AfterTaxBar />
      <ErrorBoundary resetKey={state.queryRef} fallback={(error) => <ListFailed error={error} />}>
        <DropinfoContent {...state} />
      </ErrorBoundary>
    </>
  );
}

function DropinfoAside({ queryRef }: ScreenProps<dropinfoScreenQuery>) {
  const { viewer } = usePreloadedQuery<dropinfoScreenQuery>(screenQuery, queryRef);
  if (!viewer) return null;
  return (
    <Group gap="10px 20px">
      {viewer.dropRules.ok && viewer.dropRules.value != null && (
        <LinkButton to="/dropinfo/backtest" label="common.backtest" />
      )}
      <PushToggle user={viewer.user} kind="DROPINFO" />
    </Group>
  );
}

function DropinfoContent(state: ScreenProps<dropinfoScreenQuery>) {
  const { uid } = useParams();
  const { read, write } = dropinfoAddress(uid);
  const [filters, onChange] = useAddressState(read, write);
  const data = usePreloadedQuery<dropinfoScreenQuery>(screenQuery, state.queryRef);
  const { dropinfos } = data;
  return (
    <Stack gap={14} miw={0}>
      <DropinfoFilterBar
        query={data}
        filters={filters}
        onChange={onChange}
        hasLeagueNames={dropinfos.ok && dropinfos.value.edges.some(({ node }) => node.league != null)}
      />
      {dropinfos.ok ? (
        <DropinfoListSection data={data} state={state} filters={filters} onChange={onChange} />
      ) : (
        <ListFailed error={caughtError(dropinfos.errors)} />
      )}
    </Stack>
  );
}

function ListFailed({ error }: { readonly error: AppError }) {
  return (
    <FailedCard
      error={error}
      title={<FormattedMessage id="member.dropinfo.failedTitle" />}
      reason={<FiltersKept error={error} />}
      notInPlan={dropinfoNotInPlan}
    />
  );
}
