import { Box, Button, Card, Flex, Group, Stack, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { tipsListSection_query$key } from '../../../__generated__/tipsListSection_query.graphql.ts';
import type { tipsListSectionPaginationQuery } from '../../../__generated__/tipsListSectionPaginationQuery.graphql.ts';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import { caughtError, forbidden } from '../../../shared/relay/app-error.ts';
import { useKeptPages } from '../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { TipListEmpty, TipListFailed } from '../../../shared/tip/tip-list-states.tsx';
import { tipKinds } from '../../../shared/tip/tip-params.ts';
import { TipRow } from '../../../shared/tip/tip-row.tsx';
import { TipTable } from '../../../shared/tip/tip-table.tsx';
import { ConnectionStatus, LiveBanner } from '../../../shared/ui/connection-status.tsx';
import { RefreshFailedBar, RetryButton } from '../../../shared/ui/error-states.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { defaultTipsFilters, isFiltered, type TipsFilters, tipsPageSize } from '../lib/tips-filters.ts';
import { type ChangedTips, useLiveTips } from '../lib/use-live-tips.ts';
import { useTipsFile } from '../lib/use-tips-file.ts';
import { useTotalsRefresh } from '../lib/use-totals-refresh.ts';

const queryFragment = graphql`
  fragment tipsListSection_query on Query
  @argumentDefinitions(
    types: { type: "[TipTypeInput!]" }
    statuses: { type: "[TipStatusInput!]" }
    filter: { type: "TipFilterInput" }
    orderBy: { type: "TipOrder" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @throwOnFieldError
  @refetchable(queryName: "tipsListSectionPaginationQuery") {
    tips(
      types: $types
      statuses: $statuses
      filter: $filter
      orderBy: $orderBy
      first: $first
      after: $after
    ) @connection(key: "tipsListSection_tips", filters: ["types", "statuses", "filter", "orderBy"]) {
      __id
      totalCount
      edges {
        node {
          id
          uid
          number
          createdAt
          ...tipRow_tip
        }
      }
    }
  }
`;

interface TipsListSectionProps {
  readonly data: tipsScreenQuery['response'];
  readonly state: ScreenProps<tipsScreenQuery>;
  readonly filters: TipsFilters;
  readonly onChange: (change: Partial<TipsFilters>) => void;
}

/** The list with live statuses and sortable columns. A linked tip is highlighted, or shown above when it is not listed. */
export function TipsListSection(props: TipsListSectionProps) {
  const { filters, onChange } = props;
  const { uid: targetUid } = useParams();
  const { queryRef, readAt, error, refresh } = props.state;
  const intl = useIntl();
  const { data, ...pages } = usePaginationFragment<tipsListSectionPaginationQuery, tipsListSection_query$key>(
    queryFragment,
    props.data,
  );
  useKeptPages(data.tips.edges.length, tipsPageSize);
  const [saveFile, isSaving] = useTipsFile(queryRef.variables);
  const [changed, setChanged] = useState<ChangedTips>([]);
  const refreshTotals = useTotalsRefresh(queryRef.variables, data.tips.__id);
  useLiveTips({
    connectionId: data.tips.__id,
    variables: queryRef.variables,
    liveCursor: props.data.liveCursor,
    onChanged: (tips) => {
      setChanged(tips);
      refreshTotals();
    },
    onResync: refresh,
  });

  const rows = data.tips.edges.map(({ node }) => node);
  const isTargetListed = rows.some(({ uid }) => uid === targetUid);
  const linked = queryRef.variables.uid === targetUid ? props.data.tip : null;
  const listed = changed.filter(({ id }) => rows.some((row) => row.id === id));

  return (
    <Stack tabIndex={-1} gap={10}>
      <Group gap="8px 18px">
        <ConnectionStatus readAt={readAt} />
        <Box component="span" c="dimmed" fz="var(--fs-13)" style={{ whiteSpace: 'nowrap' }}>
          <FormattedMessage
            id="shared.tip.count"
            values={{ shown: rows.length, total: data.tips.totalCount }}
          />
        </Box>
        {rows.length > 0 && (
          <Button
            ml="auto"
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
            loading={isSaving}
            onClick={saveFile}
          >
            <FormattedMessage id="member.tips.file" />
          </Button>
        )}
      </Group>
      <LiveBanner readAt={readAt} />
      <RefreshFailedBar error={error} />
      {!isTargetListed && linked && <LinkedTip tip={linked} />}
      {rows.length === 0 ? (
        <TipsEmpty {...props} />
      ) : (
        <TipTable label={intl.formatMessage({ id: 'common.tips' })} sorting={{ address: filters, onChange }}>
          {rows.map((row) => (
            <TipRow key={row.id} tip={row} isTarget={row.uid === targetUid} />
          ))}
        </TipTable>
      )}
      <LoadMore
        {...pages}
        pageSize={tipsPageSize}
        label={<FormattedMessage id="common.loadMore" />}
        failed={<FormattedMessage id="shared.tip.moreFailed" />}
      />
      <VisuallyHidden role="status">
        {listed.map(({ id, title, status }) => (
          <p key={id}>
            <FormattedMessage
              id="member.tips.changed"
              values={{ title, status: intl.formatMessage({ id: 'shared.tip.status' }, { status }) }}
            />
          </p>
        ))}
      </VisuallyHidden>
    </Stack>
  );
}

/** For the variables of the answer, which are older than the filters during a refetch. */
function TipsEmpty({ data: { viewer }, state, filters, onChange }: TipsListSectionProps) {
  const { sort, direction } = filters;
  const { variables } = state.queryRef;
  const kind = tipKinds.find(({ type }) => variables.types?.includes(type));
  if (kind && !viewer?.permissions.includes(kind.permission)) {
    return (
      <TipListFailed
        error={forbidden}
        notInPlan={{
          title: <FormattedMessage id="member.tips.kindForbiddenTitle" />,
          reason: <FormattedMessage id="member.tips.kindForbiddenReason" />,
        }}
      />
    );
  }
  return (
    <TipListEmpty
      isFiltered={isFiltered(variables)}
      onClear={() => onChange({ ...defaultTipsFilters, sort, direction })}
      emptyTitle="common.noTipsYet"
      emptyReason="member.tips.emptyReason"
    />
  );
}

interface LinkedTipProps {
  /** The tip, null when there is none, or the error. */
  readonly tip: NonNullable<tipsScreenQuery['response']['tip']>;
}

function LinkedTip({ tip }: LinkedTipProps) {
  const intl = useIntl();
  const { search } = useLocation();
  if (!tip.ok) {
    return (
      <LinkedTipNote role="alert" action={<RetryButton error={caughtError(tip.errors)} />}>
        <FormattedMessage id="member.tips.linkFailed" />
      </LinkedTipNote>
    );
  }
  if (!tip.value) {
    return (
      <LinkedTipNote
        role="status"
        action={<LinkButton to={`/tips${search}`} label="member.tips.showList" size="compact-sm" />}
      >
        <FormattedMessage id="member.tips.linkMissing" values={{ b: (text) => <b>{text}</b> }} />
      </LinkedTipNote>
    );
  }
  return (
    <TipTable label={intl.formatMessage({ id: 'member.tips.linked' })}>
      <TipRow tip={tip.value} isTarget />
    </TipTable>
  );
}

interface LinkedTipNoteProps {
  readonly role: 'alert' | 'status';
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function LinkedTipNote({ role, action, children }: LinkedTipNoteProps) {
  return (
    <Card role={role} py={10} px={14}>
      <Flex wrap="wrap" gap="8px 16px" align="center" justify="space-between" c="var(--text-2)">
        <p>{children}</p>
        {action}
      </Flex>
    </Card>
  );
}
