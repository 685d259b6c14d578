import { Box, Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { commissionRow_commission$key } from '../../../__generated__/commissionRow_commission.graphql.ts';
import { CardTable } from '../../../shared/ui/card-table.tsx';
import { formatMonth } from '../../../shared/ui/dates.ts';
import { formatDecimal, formatMoney, formatUnits, signInk, useLanguage } from '../../../shared/ui/formats.ts';
import { Th } from './th.tsx';

const commissionFragment = graphql`
  fragment commissionRow_commission on Commission {
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

interface CommissionRowProps {
  readonly commission: commissionRow_commission$key;
  /** Whether the typer has a column too. */
  readonly hasTyper?: boolean;
  /** Whether it is the month on show. */
  readonly isCurrent?: boolean;
}

/** Takes two columns of a card, for what needs the room. */
const twoOfCard = { gridColumn: 'span 2' };

/** A typer's month: what the tips brought and what is paid for it. */
export function CommissionRow({ commission, hasTyper = false, isCurrent = false }: CommissionRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const label = (column: 'tips' | 'results' | 'stake' | 'profit' | 'amount') =>
    intl.formatMessage({ id: 'admin.commissions.column' }, { column });
  const data = useFragment(commissionFragment, commission);
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  return (
    <tr role="row" aria-current={isCurrent || undefined}>
      <td role="cell" style={hasTyper ? { gridColumn: 'auto' } : undefined}>
        {data.user ? (
          <Link
            to={`/admin/tips/commission/${data.user.userId}?month=${data.month}`}
            preventScrollReset={!hasTyper}
          >
            {formatMonth(data.month, language)}
          </Link>
        ) : (
          formatMonth(data.month, language)
        )}
      </td>
      {hasTyper && (
        <Box component="td" role="cell" fw={600} style={twoOfCard}>
          {data.typerName}
        </Box>
      )}
      <td role="cell" data-figure data-label={label('tips')}>
        {data.tips}
      </td>
      <td role="cell" data-figure data-label={label('results')} style={twoOfCard}>
        <FormattedMessage id="admin.commissions.wonLost" values={{ won: data.won, lost: data.lost }} />
        {(data.pending > 0 || data.cancelled > 0) && (
          <Box component="span" display="block" c="dimmed" fz="xs" lh="16px">
            {data.pending > 0 && (
              <FormattedMessage id="admin.commissions.pending" values={{ count: data.pending }} />
            )}
            {data.pending > 0 && data.cancelled > 0 && ' · '}
            {data.cancelled > 0 && (
              <FormattedMessage id="admin.commissions.cancelled" values={{ count: data.cancelled }} />
            )}
          </Box>
        )}
      </td>
      <td role="cell" data-figure data-label={label('stake')}>
        {units(formatDecimal(data.stakeUnits, language, { decimals: 2 }))}
      </td>
      <Box component="td" role="cell" c={signInk(data.profitUnits)} data-figure data-label={label('profit')}>
        {units(formatUnits(data.profitUnits, language))}
      </Box>
      <Box component="td" role="cell" fw={600} data-figure data-label={label('amount')}>
        {formatMoney(data.amountPln, language)}
      </Box>
    </tr>
  );
}

interface CommissionTableProps {
  readonly label: string;
  /** The heads of what comes before the figures. */
  readonly first: ReactNode;
  /** Whether some of them sort. */
  readonly hasSorting?: boolean;
  readonly children: ReactNode;
}

/** Months of typers with the figures of their tips. */
export function CommissionTable({ label, first, hasSorting = false, children }: CommissionTableProps) {
  return (
    <Card style={{ '--card-column': '90px' }}>
      <CardTable
        label={label}
        keepsSorting={hasSorting}
        heads={
          <>
            {first}
            <Th id="admin.commissions.column" values={{ column: 'tips' }} isFigure />
            <Th id="admin.commissions.column" values={{ column: 'results' }} isFigure />
            <Th id="admin.commissions.column" values={{ column: 'stake' }} isFigure />
            <Th id="admin.commissions.column" values={{ column: 'profit' }} isFigure />
            <Th id="admin.commissions.column" values={{ column: 'amount' }} isFigure />
          </>
        }
      >
        {children}
      </CardTable>
    </Card>
  );
}
