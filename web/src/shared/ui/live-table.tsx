import { type ComponentProps, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { type Head, HeadCell } from './head-cell.tsx';
import styles from './live-table.module.css';
import type { Sorting } from './url-state.ts';

export interface LiveColumn<TSort extends string> extends Head<TSort> {
  readonly label: MessageId;
}

interface LiveTableProps<TSort extends string> extends ComponentProps<'table'> {
  /** For screen readers. */
  readonly label: string;
  readonly columns: readonly LiveColumn<TSort>[];
  /** Makes the column headers sort the table. */
  readonly sorting?: Sorting<TSort> | undefined;
}

/**
 * A table with sticky headers and a column of actions, dimmed while its query refetches. Below 1024 px its rows are cards and the
 * headers are visually hidden.
 */
export function LiveTable<TSort extends string>(props: LiveTableProps<TSort>) {
  const { label: tableLabel, columns, sorting, className, children, ...table } = props;
  const { isRefreshing } = useContext(RefreshContext);
  return (
    <table
      role="table"
      aria-label={tableLabel}
      className={`${styles.table} ${className}`}
      aria-busy={isRefreshing}
      {...table}
    >
      <thead role="rowgroup" className={styles.heads} data-heads>
        <tr role="row">
          {columns.map(({ label, ...head }) => (
            <HeadCell key={label} sorting={sorting} {...head}>
              <FormattedMessage id={label} />
            </HeadCell>
          ))}
          <HeadCell isHidden>
            <FormattedMessage id="common.actions" />
          </HeadCell>
        </tr>
      </thead>
      {children}
    </table>
  );
}
