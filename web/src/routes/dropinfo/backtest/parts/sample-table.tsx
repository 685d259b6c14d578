import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { sampleRow_sample$key } from '../../../../__generated__/sampleRow_sample.graphql.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { SampleRow } from './sample-row.tsx';
import styles from './sample-table.module.css';

interface SampleTableProps {
  readonly title: ReactNode;
  /** What the rows are. */
  readonly head: ReactNode;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly sample: sampleRow_sample$key;
  }[];
}

/** The signals by something, one row each. */
export function SampleTable({ title, head, rows }: SampleTableProps) {
  return (
    <Panel title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className={styles.figure}>
              <FormattedMessage id="member.backtest.column.signals" />
            </th>
            <th scope="col" className={`${styles.figure} ${styles.spare}`}>
              <FormattedMessage id="member.backtest.column.hitRate" />
            </th>
            <th scope="col" className={styles.figure}>
              <FormattedMessage id="member.backtest.column.atSignal" />
            </th>
            <th scope="col" className={styles.figure}>
              <FormattedMessage id="member.backtest.column.atClosing" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sample }) => (
            <SampleRow key={key} name={name} sample={sample} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
