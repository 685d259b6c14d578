import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { commissionRow_commission$key } from '../../../__generated__/commissionRow_commission.graphql.ts';
import { formatDecimal } from '../../../shared/ui/format-decimal.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { formatMonth } from '../../../shared/ui/format-month.ts';
import { formatUnits } from '../../../shared/ui/format-units.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import styles from './commission-row.module.css';

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

/** A typer's month: what the tips brought and what is paid for it. */
export function CommissionRow({ commission, hasTyper = false, isCurrent = false }: CommissionRowProps) {
  const language = useLanguage();
  const data = useFragment(commissionFragment, commission);
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  return (
    <tr role="row" className={styles.row} aria-current={isCurrent || undefined}>
      <td role="cell">
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
        <td role="cell" className={styles.typer}>
          {data.typerName}
        </td>
      )}
      <td role="cell" className={`${styles.figure} ${styles.tips}`}>
        <span className={styles.word}>
          <FormattedMessage id="admin.commissions.tips" />{' '}
        </span>
        {data.tips}
      </td>
      <td role="cell" className={styles.figure}>
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
      <td role="cell" className={`${styles.figure} ${styles.stake}`}>
        <span className={styles.word}>
          <FormattedMessage id="admin.commissions.stake" />{' '}
        </span>
        {units(formatDecimal(data.stakeUnits, language, { decimals: 2 }))}
      </td>
      <td role="cell" className={styles.figure} data-sign={Math.sign(data.profitUnits)}>
        {units(formatUnits(data.profitUnits, language))}
      </td>
      <td role="cell" className={styles.amount}>
        {formatMoney(data.amountPln, language)}
      </td>
    </tr>
  );
}
