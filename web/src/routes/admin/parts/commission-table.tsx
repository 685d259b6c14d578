import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './commission-table.module.css';

interface CommissionTableProps {
  readonly label: string;
  /** The heads of what comes before the figures. */
  readonly first: ReactNode;
  readonly children: ReactNode;
}

/** Months of typers with the figures of their tips; a card each below 768 px. */
export function CommissionTable({ label, first, children }: CommissionTableProps) {
  return (
    <Card>
      <table role="table" className={styles.table} aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {first}
            <th role="columnheader" scope="col" className={styles.figure}>
              <FormattedMessage id="admin.commissions.tips" />
            </th>
            <th role="columnheader" scope="col" className={styles.figure}>
              <FormattedMessage id="admin.commissions.results" />
            </th>
            <th role="columnheader" scope="col" className={styles.figure}>
              <FormattedMessage id="admin.commissions.stake" />
            </th>
            <th role="columnheader" scope="col" className={styles.figure}>
              <FormattedMessage id="admin.commissions.profit" />
            </th>
            <th role="columnheader" scope="col" className={styles.figure}>
              <FormattedMessage id="admin.commissions.amount" />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </Card>
  );
}
