import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import table from '../ui/live-table.module.css';
import { SortableTh } from '../ui/sortable-th.tsx';
import type { TipSort } from './tip-params.ts';
import styles from './tip-table.module.css';

interface TipSorting {
  readonly address: { readonly sort: TipSort; readonly direction: 'asc' | 'desc' };
  readonly onChange: (change: TipSorting['address']) => void;
}

interface TipTableProps {
  /** For screen readers. */
  readonly label: string;
  /** Whether the table has a column for the quality value. */
  readonly hasQualityValue?: boolean;
  /** Whether the rows are stale and dimmed. */
  readonly isBusy?: boolean;
  /** Makes the column headers sort the table. */
  readonly sorting?: TipSorting;
  readonly children: ReactNode;
}

interface Column {
  readonly label: MessageId;
  /** Key of a sortable column. */
  readonly sort?: TipSort;
  /** Whether the column is numeric and right-aligned. */
  readonly isFigure?: boolean;
  readonly className?: string | undefined;
  /** Explains the term. */
  readonly meaning?: ReactNode;
}

const columns: readonly Column[] = [
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

/** A table of tips with sticky headers. Below 1024 px its rows are cards and the headers are visually hidden. */
export function TipTable(props: TipTableProps) {
  const { label: tableLabel, hasQualityValue = false, isBusy = false, sorting, children } = props;
  return (
    <table
      role="table"
      className={`${table.table} ${styles.table}`}
      aria-label={tableLabel}
      aria-busy={isBusy}
      data-busy={isBusy || undefined}
      data-quality={hasQualityValue || undefined}
    >
      <thead role="rowgroup" className={table.heads}>
        <tr role="row">
          {columns.map(({ label, sort, ...head }) => {
            if (label === 'common.quality' && !hasQualityValue) return null;
            return sort && sorting ? (
              <SortableTh key={label} first="desc" sort={sort} {...sorting} {...head}>
                <FormattedMessage id={label} />
              </SortableTh>
            ) : (
              <PlainTh key={label} {...head}>
                <FormattedMessage id={label} />
              </PlainTh>
            );
          })}
          <th role="columnheader" scope="col" className={styles.action}>
            <VisuallyHidden>
              <FormattedMessage id="common.actions" />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

type PlainThProps = Omit<Column, 'label' | 'sort'> & { readonly children: ReactNode };

function PlainTh({ isFigure, className, meaning, children }: PlainThProps) {
  return (
    <th role="columnheader" scope="col" className={className} data-figure={isFigure}>
      {meaning === undefined ? (
        children
      ) : (
        <Tooltip label={meaning} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
          <UnstyledButton
            c="inherit"
            fz="inherit"
            fw="inherit"
            lh="inherit"
            td="underline dotted"
            style={{ cursor: 'help' }}
          >
            <span>{children}</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </th>
  );
}
