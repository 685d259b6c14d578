import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import type { Direction } from './address-fields.ts';
import styles from './live-table.module.css';
import { SortableTh } from './sortable-th.tsx';
import type { Sorting } from './url-state.ts';

interface ColumnHead {
  /** Whether the column is numeric and right-aligned. */
  readonly isFigure?: boolean;
  readonly className?: string | undefined;
  /** Explains the term. */
  readonly meaning?: ReactNode;
  /** Whether groups by match hide the column. */
  readonly 'data-match'?: true;
}

export interface LiveColumn<TSort extends string> extends ColumnHead {
  readonly label: MessageId;
  /** Key of a sortable column. */
  readonly sort?: TSort;
  /** The direction of the first click. */
  readonly first?: Direction;
}

interface LiveTableProps<TSort extends string> extends ComponentProps<'table'> {
  /** For screen readers. */
  readonly label: string;
  readonly columns: readonly LiveColumn<TSort>[];
  /** Dims the rows while new ones load. */
  readonly isBusy?: boolean;
  /** Makes the column headers sort the table. */
  readonly sorting?: Sorting<TSort> | undefined;
}

/** A table with sticky headers and a column of actions. Below 1024 px its rows are cards and the headers are visually hidden. */
export function LiveTable<TSort extends string>(props: LiveTableProps<TSort>) {
  const { label: tableLabel, columns, isBusy = false, sorting, className, children, ...table } = props;
  return (
    <table
      role="table"
      aria-label={tableLabel}
      className={`${styles.table} ${className}`}
      aria-busy={isBusy}
      data-busy={isBusy || undefined}
      {...table}
    >
      <thead role="rowgroup" className={styles.heads} data-heads>
        <tr role="row">
          {columns.map(({ label, sort, first = 'desc', ...head }) =>
            sort && sorting ? (
              <SortableTh key={label} first={first} sort={sort} {...sorting} {...head}>
                <FormattedMessage id={label} />
              </SortableTh>
            ) : (
              <PlainTh key={label} {...head}>
                <FormattedMessage id={label} />
              </PlainTh>
            ),
          )}
          <th role="columnheader" scope="col">
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

function PlainTh({ isFigure, meaning, children, ...th }: ColumnHead & { readonly children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" data-figure={isFigure} {...th}>
      {meaning === undefined ? (
        children
      ) : (
        <Tooltip label={meaning}>
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
