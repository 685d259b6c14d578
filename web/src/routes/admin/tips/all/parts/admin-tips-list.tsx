import { ActionIcon, Box, Button, Card } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminTipsList_rows$key } from '../../../../../__generated__/adminTipsList_rows.graphql.ts';
import type { adminTipsList_tips$key } from '../../../../../__generated__/adminTipsList_tips.graphql.ts';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { dateTimeParts, dateTimeText } from '../../../../../shared/ui/dates.ts';
import { formatDecimal, formatOdds, formatUnits, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Pager } from '../../../../../shared/ui/paging.tsx';
import type { ListAddress } from '../../../../../shared/ui/url-state.ts';
import { NoRows } from '../../../parts/admin-screen.tsx';
import { AdminTable } from '../../../parts/admin-table.tsx';
import { PageOutOfRange } from '../../../parts/filter-chips.tsx';
import { tipList } from '../lib/tip-list.ts';
import { SettleActions } from './settle-actions.tsx';

const tipsFragment = graphql`
  fragment adminTipsList_tips on TipConnection {
    totalCount
    edges {
      node {
        ...adminTipsList_rows
      }
    }
  }
`;

const rowsFragment = graphql`
  fragment adminTipsList_rows on Tip @relay(plural: true) {
    id
    uid
    number
    title
    tip
    type
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

interface AdminTipsListProps {
  readonly tips: adminTipsList_tips$key;
  readonly maySettle: boolean;
  readonly address: ListAddress<typeof tipList>;
  readonly onChange: (change: Partial<ListAddress<typeof tipList>>) => void;
  readonly isRefreshing: boolean;
}

export function AdminTipsList({ tips, maySettle, address, onChange, isRefreshing }: AdminTipsListProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { totalCount, edges } = useFragment(tipsFragment, tips);
  const keys: adminTipsList_rows$key = edges.map(({ node }) => node);
  const rows = useFragment(rowsFragment, keys);
  const label = intl.formatMessage({ id: 'admin.title.tips' });
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  if (rows.length === 0) {
    return (
      <Card>
        {totalCount > 0 ? (
          <PageOutOfRange onFirstPage={() => onChange({ page: 1 })} />
        ) : (
          <NoTips address={address} />
        )}
      </Card>
    );
  }
  return (
    <Card component="section" style={{ '--card-column': '90px' }} aria-label={label} aria-busy={isRefreshing}>
      <AdminTable
        cards={{ label, isBusy: isRefreshing, keepsSorting: true }}
        rows={rows}
        rowKey={({ id }) => id}
        order={{ address, onChange }}
        columns={[
          {
            head: 'common.created',
            sort: 'created',
            first: 'desc',
            hasNoCardLabel: true,
            isHiddenInCard: () => true,
            cell: ({ createdAt }) => {
              const { date, time } = dateTimeParts(createdAt);
              return (
                <>
                  {date} <SecondLine>{time}</SecondLine>
                </>
              );
            },
          },
          {
            head: 'common.tip',
            sort: 'title',
            isRowHeader: true,
            hasNoCardLabel: true,
            cell: ({ uid, tip, title, type, number }) => (
              <>
                <Box component={Link} c="var(--text-1)" fw={600} to={`/admin/tips/${uid}/edit`}>
                  {tip}
                </Box>
                <SecondLine>
                  {title} · <FormattedMessage id="shared.tip.kind" values={{ kind: type }} /> · #{number}
                </SecondLine>
              </>
            ),
          },
          {
            head: 'admin.tips.author',
            sort: 'author',
            box: { miw: { xl: 120 } },
            cell: ({ authorName }) => authorName ?? '–',
          },
          {
            head: 'common.match',
            sort: 'date',
            first: 'desc',
            box: { miw: { xl: 132 } },
            cell: ({ kickOff }) => dateTimeText(kickOff),
          },
          { head: 'common.status', isFocusable: true, cell: (tip) => <TipStatusTag tip={tip} /> },
          {
            head: 'common.stake',
            sort: 'rate',
            first: 'desc',
            isFigure: true,
            cell: ({ stake }) => units(formatDecimal(stake, language, { decimals: 2 })),
          },
          {
            head: 'common.odds',
            sort: 'exchange',
            first: 'desc',
            isFigure: true,
            cell: ({ odds }) => formatOdds(odds),
          },
          {
            head: 'common.units',
            sort: 'units',
            first: 'desc',
            isFigure: true,
            cell: ({ profitUnits }) =>
              profitUnits == null ? '–' : units(formatUnits(profitUnits, language)),
          },
          {
            head: 'common.actions',
            isFigure: true,
            hasNoCardLabel: true,
            box: { style: { whiteSpace: 'nowrap' } },
            cell: (row) => (
              <>
                {maySettle && <SettleActions tip={row} />}
                <ActionIcon
                  component={Link}
                  to={`/admin/tips/${row.uid}/edit`}
                  aria-label={intl.formatMessage(
                    { id: 'admin.tips.edit' },
                    { name: `${row.tip}, ${row.title}` },
                  )}
                >
                  <IconPencil size={18} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </>
            ),
          },
        ]}
      />
      <Box p={10} bg="var(--surface-inset)" style={{ borderTop: '1px solid var(--line)' }}>
        <Pager
          label={intl.formatMessage({ id: 'admin.tips.pages' })}
          page={address.page}
          pageSize={tipList.pageSize}
          total={totalCount}
          onChange={(page) => onChange({ page })}
        />
      </Box>
    </Card>
  );
}

function SecondLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
      {children}
    </Box>
  );
}

function NoTips({ address: { search, kind, status } }: Pick<AdminTipsListProps, 'address'>) {
  // An empty "to settle" list is not a missing match: every tip has been settled.
  const isUnfiltered = search === '' && kind === 'all' && (status === 'all' || status === 'settle');
  if (isUnfiltered) return <NoRows title="admin.tips.empty" reason="admin.tips.emptyReason" />;
  return (
    <NoRows
      isFiltered
      title="shared.tip.noMatchTitle"
      reason="shared.tip.noMatchReason"
      action={
        <Button component={Link} to="/admin/tips/all" variant="default">
          <FormattedMessage id="common.clearFilters" />
        </Button>
      }
    />
  );
}
