import { Box, Button, Card, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminTipsScreen_rows$key } from '../../../../__generated__/adminTipsScreen_rows.graphql.ts';
import type { adminTipsScreenQuery } from '../../../../__generated__/adminTipsScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { Pager } from '../../../../shared/ui/paging.tsx';
import { filterWords, useListParams } from '../../../../shared/ui/url-state.ts';
import { LinkButton } from '../../../parts/link-button.tsx';
import { tipList } from '../../lib/list-params.ts';
import { ListOrder, ListSearch, type ListState, PageRows } from '../../parts/admin-list.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { AdminTable } from '../../parts/admin-table.tsx';
import { useChangedTips } from './lib/use-changed-tips.ts';
import { useTipColumns } from './parts/tip-columns.tsx';

const screenQuery = graphql`
  query adminTipsScreenQuery(
    $search: String
    $types: [TipTypeInput!]
    $statuses: [TipStatusInput!]
    $toSettle: Boolean
    $orderBy: AdminTipOrder
    $first: Int!
    $page: Int!
  ) {
    viewer {
      user {
        isAdmin
      }
    }
    liveCursor
    admin {
      tips(
        search: $search
        types: $types
        statuses: $statuses
        toSettle: $toSettle
        orderBy: $orderBy
        first: $first
        page: $page
      ) @catch(to: RESULT) {
        totalCount
        edges {
          node {
            ...adminTipsScreen_rows
          }
        }
      }
    }
  }
`;

/** /admin/tips/all: typers edit their tips, admins also settle tips. */
export function AdminTipsScreen(state: ScreenProps<adminTipsScreenQuery>) {
  const [address, change] = useListParams(tipList);
  return (
    <AdminPage
      aside={
        <Button
          component={Link}
          to="/admin/tips/new"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        >
          <FormattedMessage id="admin.title.newTip" />
        </Button>
      }
      toolbar={<TipsToolbar address={address} onChange={change} />}
      query={screenQuery}
      state={state}
      pick={({ viewer, liveCursor, admin }) =>
        within(admin?.tips, ({ totalCount, edges }) => ({
          liveCursor,
          tips: edges.map(({ node }) => node),
          total: totalCount,
          maySettle: viewer?.user.isAdmin ?? false,
        }))
      }
      failed="shared.tip.failedTitle"
    >
      {(shown) => (
        <TipList {...shown} loaded={state.queryRef.variables} address={address} onChange={change} />
      )}
    </AdminPage>
  );
}

function TipsToolbar({ address, onChange }: ListState<typeof tipList>) {
  const intl = useIntl();
  const { kind: kinds, status: statuses } = tipList.filters;
  return (
    <Group gap="8px 16px">
      <ListSearch label="admin.tips.search" address={address} onChange={onChange} />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.kind' })}
        value={address.kind}
        values={filterWords(kinds)}
        nameOf={(value) =>
          intl.formatMessage(
            { id: 'shared.tip.kindFilter' },
            { kind: value === 'all' ? value : kinds[value] },
          )
        }
        onChange={(kind) => onChange({ kind })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.status' })}
        value={address.status}
        values={filterWords(statuses)}
        nameOf={(value) =>
          value === 'settle'
            ? intl.formatMessage({ id: 'admin.tips.toSettle' })
            : intl.formatMessage(
                { id: 'shared.tip.statusFilter' },
                { status: value === 'all' ? value : statuses[value] },
              )
        }
        onChange={(status) => onChange({ status })}
      />
      <ListOrder sorts={tipList.sorts} heads="admin.tips.column" address={address} onChange={onChange} />
    </Group>
  );
}

const rowsFragment = graphql`
  fragment adminTipsScreen_rows on Tip @relay(plural: true) {
    id
    uid
    number
    title
    matches {
      title
    }
    tip
    type
    status
    odds
    stake
    profitUnits
    kickOff
    createdAt
    authorName
    ...tipStatusTag_tip
    ...settleActions_tip
  }
`;

interface TipListProps extends ListState<typeof tipList> {
  readonly tips: adminTipsScreen_rows$key;
  /** The variables of the answer, which are older than the address during a refetch. */
  readonly loaded: adminTipsScreenQuery['variables'];
  readonly total: number;
  readonly liveCursor: string;
  readonly maySettle: boolean;
}

function TipList({ tips, loaded, total, liveCursor, maySettle, address, onChange }: TipListProps) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  useChangedTips(liveCursor, refresh);
  const intl = useIntl();
  const rows = useFragment(rowsFragment, tips);
  const columns = useTipColumns(maySettle);
  const label = intl.formatMessage({ id: 'admin.title.tips' });
  const wanted = statusIn(address);
  return (
    <Card component="section" aria-label={label} aria-busy={isRefreshing}>
      <PageRows count={rows.length} total={total} onChange={onChange} empty={<NoTips loaded={loaded} />}>
        <AdminTable
          cards={{ label }}
          rows={rows}
          rowKey={({ id }) => id}
          sorting={{ address, onChange }}
          heads="admin.tips.column"
          columns={columns}
        />
        <Box p={10} bg="var(--surface-inset)" style={{ borderTop: '1px solid var(--line)' }}>
          <Pager
            label={intl.formatMessage({ id: 'admin.list.pages' })}
            page={address.page}
            pageSize={tipList.pageSize}
            total={total}
            isOutdated={wanted !== null && rows.some(({ status }) => status !== wanted)}
            onChange={(page) => onChange({ page })}
          />
        </Box>
      </PageRows>
    </Card>
  );
}

/** The status of the tips in a list; null for any. */
function statusIn({ status }: TipListProps['address']) {
  if (status === 'all') return null;
  return status === 'settle' ? 'ACTIVE' : tipList.filters.status[status];
}

function NoTips({ loaded: { search, types, statuses, toSettle } }: Pick<TipListProps, 'loaded'>) {
  if (search == null && types == null) {
    if (toSettle) return <EmptyState title="admin.tips.allSettled" reason="admin.tips.allSettledReason" />;
    if (statuses == null) return <EmptyState title="common.noTipsYet" reason="admin.tips.emptyReason" />;
  }
  return (
    <EmptyState
      kind="noMatch"
      title="shared.tip.noMatchTitle"
      reason="shared.tip.noMatchReason"
      action={<LinkButton to="/admin/tips/all" label="common.clearFilters" />}
    />
  );
}
