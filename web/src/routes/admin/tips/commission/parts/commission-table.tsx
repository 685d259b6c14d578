import { Box, Card } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  commissionTable_commissions$data,
  commissionTable_commissions$key,
} from '../../../../../__generated__/commissionTable_commissions.graphql.ts';
import { formatMonth } from '../../../../../shared/ui/dates.ts';
import {
  formatDecimal,
  formatMoney,
  formatUnits,
  signInk,
  useLanguage,
} from '../../../../../shared/ui/formats.ts';
import type { Sorting } from '../../../../../shared/ui/url-state.ts';
import { AdminTable, type Column } from '../../../parts/admin-table.tsx';

const commissionsFragment = graphql`
  fragment commissionTable_commissions on Commission @relay(plural: true) {
    user {
      userId
    }
    typerName
    month
    tips
    won
    lost
    cancelled
    pending
    stakeUnits
    profitUnits
    amountPln
  }
`;

type Commission = commissionTable_commissions$data[number];

interface CommissionTableProps {
  readonly label: string;
  readonly commissions: commissionTable_commissions$key;
  /** Present only for a list of several typers, which also adds the typer column. */
  readonly sorting?: Sorting<'month' | 'typer'>;
  /** The selected month, YYYY-MM. */
  readonly current?: string;
}

/** Commissions by month: results of the tips and the amount to pay. */
export function CommissionTable({ label, commissions, sorting, current }: CommissionTableProps) {
  const language = useLanguage();
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  const hasTyper = sorting !== undefined;
  return (
    <Card style={{ '--card-column': '90px' }}>
      <AdminTable
        cards={{ label }}
        rows={useFragment(commissionsFragment, commissions)}
        rowKey={({ user, typerName, month }) => `${user?.userId ?? typerName} ${month}`}
        isCurrent={({ month }) => month === current}
        sorting={sorting}
        heads="admin.commissions.column"
        columns={[
          {
            sort: 'month',
            hasNoCardLabel: true,
            ...(hasTyper && { box: { style: { gridColumn: 'auto' } } }),
            cell: (commission) => <MonthLink {...commission} leavesPage={hasTyper} />,
          },
          ...(hasTyper ? [typerColumn] : []),
          { column: 'tips', isFigure: true, cell: ({ tips }) => tips },
          {
            column: 'results',
            isFigure: true,
            box: { style: spanTwoColumns },
            cell: (commission) => <Results {...commission} />,
          },
          {
            column: 'stake',
            isFigure: true,
            cell: ({ stakeUnits }) => units(formatDecimal(stakeUnits, language, { decimals: 2 })),
          },
          {
            column: 'profit',
            isFigure: true,
            cell: ({ profitUnits }) => (
              <Box component="span" c={signInk(profitUnits)}>
                {units(formatUnits(profitUnits, language))}
              </Box>
            ),
          },
          {
            column: 'amount',
            isFigure: true,
            box: { fw: 600 },
            cell: ({ amountPln }) => formatMoney(amountPln, language),
          },
        ]}
      />
    </Card>
  );
}

const spanTwoColumns = { gridColumn: 'span 2' };

const typerColumn: Column<Commission, 'typer'> = {
  sort: 'typer',
  first: 'asc',
  hasNoCardLabel: true,
  box: { fw: 600, style: spanTwoColumns },
  cell: ({ typerName }) => typerName,
};

interface MonthLinkProps extends Pick<Commission, 'user' | 'month'> {
  readonly leavesPage: boolean;
}

function MonthLink({ user, month, leavesPage }: MonthLinkProps) {
  const name = formatMonth(month, useLanguage());
  if (!user) return name;
  return (
    <Link to={`/admin/tips/commission/${user.userId}?month=${month}`} preventScrollReset={!leavesPage}>
      {name}
    </Link>
  );
}

function Results({ won, lost, pending, cancelled }: Commission) {
  const intl = useIntl();
  const others = [
    pending > 0 && intl.formatMessage({ id: 'admin.commissions.pending' }, { count: pending }),
    cancelled > 0 && intl.formatMessage({ id: 'admin.commissions.cancelled' }, { count: cancelled }),
  ].filter(Boolean);
  return (
    <>
      <FormattedMessage id="admin.commissions.wonLost" values={{ won, lost }} />
      {others.length > 0 && <small>{others.join(' · ')}</small>}
    </>
  );
}
