import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CardTable } from '../../../shared/ui/card-table.tsx';

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
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="admin.commissions.column" values={{ column: 'tips' }} />
            </th>
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="admin.commissions.column" values={{ column: 'results' }} />
            </th>
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="admin.commissions.column" values={{ column: 'stake' }} />
            </th>
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="admin.commissions.column" values={{ column: 'profit' }} />
            </th>
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="admin.commissions.column" values={{ column: 'amount' }} />
            </th>
          </>
        }
      >
        {children}
      </CardTable>
    </Card>
  );
}
