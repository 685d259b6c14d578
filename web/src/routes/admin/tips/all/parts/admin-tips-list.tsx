import { Box, Button, Card } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { adminTipsList_tips$key } from '../../../../../__generated__/adminTipsList_tips.graphql.ts';
import { CardTable } from '../../../../../shared/ui/card-table.tsx';
import { Pager } from '../../../../../shared/ui/pager.tsx';
import { SortableTh } from '../../../../../shared/ui/sortable-th.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { useListAddress } from '../../../../../shared/ui/use-list-address.ts';
import { PageOutOfRange } from '../../../parts/page-out-of-range.tsx';
import {
  type AdminTipsSort,
  adminTipsDefaults,
  readAdminTipsChoice,
  TIPS_OF_PAGE,
} from '../lib/admin-tips-address.ts';
import { AdminTipRow } from './admin-tip-row.tsx';

const tipsFragment = graphql`
  fragment adminTipsList_tips on TipConnection {
    totalCount
    edges {
      node {
        id
        ...adminTipRow_tip
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
  const [address, change] = useListAddress<AdminTipsSort>(adminTipsDefaults);
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
            <th role="columnheader" scope="col">
              <FormattedMessage id="common.status" />
            </th>
            <SortableTh sort="rate" first="desc" isFigure {...head}>
              <FormattedMessage id="common.stake" />
            </SortableTh>
            <SortableTh sort="exchange" first="desc" isFigure {...head}>
              <FormattedMessage id="common.odds" />
            </SortableTh>
            <SortableTh sort="units" first="desc" isFigure {...head}>
              <FormattedMessage id="common.units" />
            </SortableTh>
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="common.actions" />
            </th>
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
  const isWhole = !isSearched && choice.kind === null && choice.status === null;
  return (
    <StateMessage
      kind={isWhole ? 'empty' : 'noMatch'}
      title={<FormattedMessage id={isWhole ? 'admin.tips.empty' : 'shared.tip.noMatchTitle'} />}
      reason={<FormattedMessage id={isWhole ? 'admin.tips.emptyReason' : 'shared.tip.noMatchReason'} />}
      action={
        !isWhole && (
          <Button component={Link} to={pathname} variant="default">
            <FormattedMessage id="common.clearFilters" />
          </Button>
        )
      }
    />
  );
}
