import { Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ErrorReference } from '../../../shared/ui/error-reference.tsx';
import type { DropinfoFilters } from '../lib/dropinfo-filters.ts';
import { DropinfoFailed } from './dropinfo-failed.tsx';
import { DropinfoFilterBar } from './dropinfo-filter-bar.tsx';
import { DropinfoListSection } from './dropinfo-list-section.tsx';

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

/** Filters and list once they are here; a list that could not be read leaves the filters standing. */
export function DropinfoContent(props: DropinfoContentProps) {
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
