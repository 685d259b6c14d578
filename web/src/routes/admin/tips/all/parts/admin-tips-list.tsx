import { ActionIcon, Box, Button, Card } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { adminTipsList_tip$key } from '../../../../../__generated__/adminTipsList_tip.graphql.ts';
import type { adminTipsList_tips$key } from '../../../../../__generated__/adminTipsList_tips.graphql.ts';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { CardTable } from '../../../../../shared/ui/card-table.tsx';
import { dateTimeParts, dateTimeText } from '../../../../../shared/ui/dates.ts';
import { formatDecimal, formatOdds, formatUnits, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Pager } from '../../../../../shared/ui/paging.tsx';
import { SortableTh } from '../../../../../shared/ui/sortable-th.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { useListParams } from '../../../../../shared/ui/url-state.ts';
import { PageOutOfRange } from '../../../parts/filter-chips.tsx';
import { Th } from '../../../parts/th.tsx';
import {
  type AdminTipsSort,
  adminTipsDefaults,
  readAdminTipsChoice,
  TIPS_OF_PAGE,
} from '../lib/admin-tips-address.ts';
import { SettleActions } from './settle-actions.tsx';

const tipsFragment = graphql`
  fragment adminTipsList_tips on TipConnection {
    totalCount
    edges {
      node {
        id
        ...adminTipsList_tip
      }
    }
  }
`;

interface AdminTipsListProps {
  readonly tips: adminTipsList_tips$key;
  /** Whether the person may say how tips ended. */
  readonly maySettle: boolean;
  readonly isRefreshing: boolean;
}

/** A page of the tips, or why there is none. */
export function AdminTipsList({ tips, maySettle, isRefreshing }: AdminTipsListProps) {
  const intl = useIntl();
  const { totalCount, edges } = useFragment(tipsFragment, tips);
  const [address, change] = useListParams<AdminTipsSort>(adminTipsDefaults);
  const label = intl.formatMessage({ id: 'admin.title.tips' });
  const head = { address, onChange: change };

  if (edges.length === 0) {
    return (
      <Card>
        {totalCount > 0 ? (
          <PageOutOfRange onFirstPage={() => change({ page: 1 })} />
        ) : (
          <NoTips isSearched={address.search !== ''} />
        )}
      </Card>
    );
  }
  return (
    <Card component="section" style={{ '--card-column': '90px' }} aria-label={label} aria-busy={isRefreshing}>
      <CardTable
        label={label}
        isBusy={isRefreshing}
        keepsSorting
        heads={
          <>
            <SortableTh sort="created" first="desc" {...head}>
              <FormattedMessage id="common.created" />
            </SortableTh>
            <SortableTh sort="title" {...head}>
              <FormattedMessage id="common.tip" />
            </SortableTh>
            <SortableTh sort="author" {...head}>
              <FormattedMessage id="admin.tips.author" />
            </SortableTh>
            <SortableTh sort="date" first="desc" {...head}>
              <FormattedMessage id="common.match" />
            </SortableTh>
            <Th id="common.status" />
            <SortableTh sort="rate" first="desc" isFigure {...head}>
              <FormattedMessage id="common.stake" />
            </SortableTh>
            <SortableTh sort="exchange" first="desc" isFigure {...head}>
              <FormattedMessage id="common.odds" />
            </SortableTh>
            <SortableTh sort="units" first="desc" isFigure {...head}>
              <FormattedMessage id="common.units" />
            </SortableTh>
            <Th id="common.actions" isFigure />
          </>
        }
      >
        {edges.map(({ node }) => (
          <AdminTipRow key={node.id} tip={node} maySettle={maySettle} />
        ))}
      </CardTable>
      <Box p={10} bg="var(--surface-inset)" style={{ borderTop: '1px solid var(--line)' }}>
        <Pager
          label={intl.formatMessage({ id: 'admin.tips.pages' })}
          page={address.page}
          pageSize={TIPS_OF_PAGE}
          total={totalCount}
          onChange={(page) => change({ page })}
        />
      </Box>
    </Card>
  );
}

function NoTips({ isSearched }: { readonly isSearched: boolean }) {
  const { search, pathname } = useLocation();
  const choice = readAdminTipsChoice(new URLSearchParams(search));
  const isUnfiltered = !isSearched && choice.kind === null && choice.status === null;
  return (
    <StateMessage
      kind={isUnfiltered ? 'empty' : 'noMatch'}
      title={<FormattedMessage id={isUnfiltered ? 'admin.tips.empty' : 'shared.tip.noMatchTitle'} />}
      reason={<FormattedMessage id={isUnfiltered ? 'admin.tips.emptyReason' : 'shared.tip.noMatchReason'} />}
      action={
        !isUnfiltered && (
          <Button component={Link} to={pathname} variant="default">
            <FormattedMessage id="common.clearFilters" />
          </Button>
        )
      }
    />
  );
}

const tipFragment = graphql`
  fragment adminTipsList_tip on Tip {
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

interface AdminTipRowProps {
  readonly tip: adminTipsList_tip$key;
  readonly maySettle: boolean;
}

function AdminTipRow({ tip: tipKey, maySettle }: AdminTipRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const status = useRef<HTMLTableCellElement>(null);
  const tip = useFragment(tipFragment, tipKey);
  const created = dateTimeParts(tip.createdAt);
  const name = `${tip.tip}, ${tip.title}`;
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  return (
    <tr role="row">
      <td role="cell" data-empty>
        {created.date}{' '}
        <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
          {created.time}
        </Box>
      </td>
      <th role="rowheader" scope="row">
        <Box component={Link} c="var(--text-1)" fw={600} to={`/admin/tips/${tip.uid}/edit`}>
          {tip.tip}
        </Box>
        <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
          {tip.title} · <FormattedMessage id="shared.tip.kind" values={{ kind: tip.type }} /> · #{tip.number}
        </Box>
      </th>
      <Box
        component="td"
        role="cell"
        miw={{ xl: 120 }}
        data-label={intl.formatMessage({ id: 'admin.tips.author' })}
      >
        {tip.authorName ?? '–'}
      </Box>
      <Box
        component="td"
        role="cell"
        miw={{ xl: 132 }}
        data-label={intl.formatMessage({ id: 'common.match' })}
      >
        {dateTimeText(tip.kickOff)}
      </Box>
      <td role="cell" ref={status} tabIndex={-1} data-label={intl.formatMessage({ id: 'common.status' })}>
        <TipStatusTag tip={tip} />
      </td>
      <td role="cell" data-figure data-label={intl.formatMessage({ id: 'common.stake' })}>
        {units(formatDecimal(tip.stake, language, { decimals: 2 }))}
      </td>
      <td role="cell" data-figure data-label={intl.formatMessage({ id: 'common.odds' })}>
        {formatOdds(tip.odds)}
      </td>
      <td role="cell" data-figure data-label={intl.formatMessage({ id: 'common.units' })}>
        {tip.profitUnits == null ? '–' : units(formatUnits(tip.profitUnits, language))}
      </td>
      <Box component="td" role="cell" ta={{ md: 'right' }} style={{ whiteSpace: 'nowrap' }}>
        {maySettle && <SettleActions tip={tip} onSettled={() => status.current?.focus()} />}
        <ActionIcon
          component={Link}
          to={`/admin/tips/${tip.uid}/edit`}
          aria-label={intl.formatMessage({ id: 'admin.tips.edit' }, { name })}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Box>
    </tr>
  );
}
