import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { autofiltersScreenQuery } from '../../__generated__/autofiltersScreenQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import {
  type AutofiltersAddress,
  readAutofiltersAddress,
  writeAutofiltersAddress,
} from './lib/autofilters-address.ts';
import { AutofiltersContent } from './parts/autofilters-content.tsx';
import { AutofiltersFailed } from './parts/autofilters-failed.tsx';

/** Everything of the screen in one request; leagues by themselves, because they may be refused by themselves. */
const screenQuery = graphql`
  query autofiltersScreenQuery($autofilterId: ID, $first: Int!) {
    viewer {
      autofilters @catch(to: RESULT) {
        id
      }
      ...autofilterNavs_viewer
    }
    autofilterMatches(autofilterId: $autofilterId, first: $first) @catch(to: RESULT) {
      totalCount
    }
    leagues(scope: ACTIVE, first: 300) @catch(to: RESULT) {
      totalCount
      ...leaguesField_leagues
    }
    ...autofilterMatchesSection_query @arguments(autofilterId: $autofilterId, first: $first)
  }
`;

/** The person's autofilters at /autofilters, the coming matches that they pick, and the builder of new ones. */
export function AutofiltersScreen(state: ScreenProps<autofiltersScreenQuery>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readAutofiltersAddress(new URLSearchParams(search));
  const go = (next: AutofiltersAddress) =>
    void navigate({ search: writeAutofiltersAddress(next) }, { preventScrollReset: true });

  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.autofilters" />}
        subtitle={<FormattedMessage id="member.autofilters.subtitle" />}
      />
      <ErrorBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <AutofiltersFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <AutofiltersContent query={screenQuery} state={state} address={address} onGo={go} />
      </ErrorBoundary>
    </>
  );
}
