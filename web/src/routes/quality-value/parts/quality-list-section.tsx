import { Box, Stack } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { qualityListSection_query$key } from '../../../__generated__/qualityListSection_query.graphql.ts';
import type { qualityListSectionLiveSubscription } from '../../../__generated__/qualityListSectionLiveSubscription.graphql.ts';
import type { qualityListSectionPaginationQuery } from '../../../__generated__/qualityListSectionPaginationQuery.graphql.ts';
import type { qualityValueScreenQuery } from '../../../__generated__/qualityValueScreenQuery.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import { RefreshContext, useKeptPages } from '../../../shared/relay/refresh-context.ts';
import { TipListEmpty } from '../../../shared/tip/tip-list-states.tsx';
import { TipRow } from '../../../shared/tip/tip-row.tsx';
import { TipTable } from '../../../shared/tip/tip-table.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import {
  isInQualityList,
  maxQualityRows,
  noQualityFilters,
  type QualityFilters,
  qualityPageSize,
} from '../lib/quality-filters.ts';

const queryFragment = graphql`
  fragment qualityListSection_query on Query
  @argumentDefinitions(
    filter: { type: "GoqFilterInput" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @throwOnFieldError
  @refetchable(queryName: "qualityListSectionPaginationQuery") {
    goqTips(filter: $filter, first: $first, after: $after)
      @connection(key: "qualityListSection_goqTips", filters: ["filter"]) {
      totalCount
      edges {
        node {
          id
          createdAt
          ...tipRow_tip
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription qualityListSectionLiveSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        type
        status
        qualityValue
        createdAt
        ...tipRow_tip
      }
    }
  }
`;

interface QualityListSectionProps {
  readonly data: qualityValueScreenQuery['response'];
  /** The variables of `data`, which are older than the filters during a refetch. */
  readonly variables: qualityValueScreenQuery['variables'];
  readonly filters: QualityFilters;
  readonly onChange: (change: Partial<QualityFilters>) => void;
}

/** The tips with their quality value, newest first, with paging. */
export function QualityListSection({ filters, onChange, ...props }: QualityListSectionProps) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const { data, ...pages } = usePaginationFragment<
    qualityListSectionPaginationQuery,
    qualityListSection_query$key
  >(queryFragment, props.data);
  const rows = data.goqTips.edges.map(({ node }) => node);
  useKeptPages(rows.length, qualityPageSize, maxQualityRows);
  const oldestAt = rows.at(-1)?.createdAt;
  // Updates the status of listed tips.
  useLiveSubscription<qualityListSectionLiveSubscription>({
    subscription,
    variables: { after: props.data.liveCursor },
    onNext: ({ tipStatusesChanged: { tips } }) => {
      const listed = new Set(rows.map(({ id }) => id));
      // A tip that belongs to a page not loaded yet is left to that page.
      const isLoaded = (createdAt: string) =>
        !pages.hasNext || oldestAt === undefined || createdAt > oldestAt;
      const isOutdated = tips.some((tip) =>
        isInQualityList(tip, filters) ? !listed.has(tip.id) && isLoaded(tip.createdAt) : listed.has(tip.id),
      );
      if (isOutdated) refresh();
    },
    onResync: refresh,
  });
  const isFiltered = Object.keys(props.variables.filter ?? {}).length > 0;
  return (
    <Stack tabIndex={-1} gap={10}>
      <Box component="p" c="dimmed" fz="var(--fs-13)" role="status">
        <FormattedMessage
          id="shared.tip.count"
          values={{ shown: rows.length, total: data.goqTips.totalCount }}
        />
      </Box>
      {rows.length === 0 ? (
        <TipListEmpty
          isFiltered={isFiltered}
          onClear={() => onChange(noQualityFilters)}
          emptyTitle="member.quality.emptyTitle"
          emptyReason="member.quality.emptyReason"
        />
      ) : (
        <TipTable label={intl.formatMessage({ id: 'common.goq' })} hasQualityValue>
          {rows.map((row) => (
            <TipRow key={row.id} tip={row} hasQualityValue />
          ))}
        </TipTable>
      )}
      <LoadMore
        {...pages}
        pageSize={qualityPageSize}
        label={<FormattedMessage id="common.loadMore" />}
        failed={<FormattedMessage id="shared.tip.moreFailed" />}
      />
    </Stack>
  );
}
