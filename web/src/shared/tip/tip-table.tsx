import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Explained } from '../ui/explained.tsx';
import styles from './tip-table.module.css';

interface TipTableProps {
  /** What the table holds, for those who do not see it. */
  readonly label: string;
  /** Whether the quality value has a column of its own. */
  readonly hasQualityValue?: boolean;
  /** Whether newer rows are on their way: the old ones are dimmed. */
  readonly isBusy?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of tips with sticky heads; below 1024 px its rows are cards and the heads are read out only. */
export function TipTable({ label, hasQualityValue = false, isBusy = false, children }: TipTableProps) {
  return (
    <table
      className={styles.table}
      aria-label={label}
      aria-busy={isBusy}
      data-busy={isBusy || undefined}
      data-quality={hasQualityValue || undefined}
    >
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.created}>
            <FormattedMessage id="shared.tip.columnCreated" />
          </th>
          <th scope="col" className={styles.tip}>
            <FormattedMessage id="shared.tip.columnTip" />
          </th>
          <th scope="col">
            <FormattedMessage id="shared.tip.columnMatch" />
          </th>
          <th scope="col" className={styles.status}>
            <FormattedMessage id="shared.tip.columnStatus" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="shared.tip.columnRate" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="shared.tip.columnOdds" />
          </th>
          <th scope="col" className={styles.figure}>
            <Explained meaning={<FormattedMessage id="shared.tip.ewkMeaning" />}>
              <FormattedMessage id="shared.tip.columnEwk" />
            </Explained>
          </th>
          {hasQualityValue && (
            <th scope="col" className={styles.figure}>
              <FormattedMessage id="shared.tip.columnQuality" />
            </th>
          )}
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="shared.tip.columnUnits" />
          </th>
          <th scope="col" className={styles.action}>
            <span className={styles.unseen}>
              <FormattedMessage id="shared.tip.columnActions" />
            </span>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
