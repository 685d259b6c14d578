import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { type LiveColumn, LiveTable } from '../ui/live-table.tsx';
import type { TipSort } from './tip-params.ts';
import styles from './tip-table.module.css';

const columns: readonly LiveColumn<TipSort>[] = [
  { label: 'common.created', sort: 'created', isFigure: true, className: styles.created },
  { label: 'common.tip', className: styles.tip },
  { label: 'common.match', sort: 'kickoff' },
  { label: 'common.status', className: styles.status },
  { label: 'common.stake', sort: 'stake', isFigure: true },
  { label: 'common.odds', sort: 'odds', isFigure: true },
  {
    label: 'common.ewk',
    sort: 'ewk',
    isFigure: true,
    meaning: <FormattedMessage id="shared.tip.ewkMeaning" />,
  },
  { label: 'common.quality', isFigure: true },
  { label: 'common.units', sort: 'units', isFigure: true },
];

interface TipTableProps extends Omit<ComponentProps<typeof LiveTable<TipSort>>, 'columns'> {
  readonly hasQualityValue?: boolean;
}

export function TipTable({ hasQualityValue = false, ...table }: TipTableProps) {
  return (
    <LiveTable
      className={styles.table}
      columns={columns.filter(({ label }) => label !== 'common.quality' || hasQualityValue)}
      data-quality={hasQualityValue || undefined}
      {...table}
    />
  );
}
