import { Box, type BoxProps, Table } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { CardTable } from '../../../shared/ui/card-table.tsx';
import { HeadCell } from '../../../shared/ui/head-cell.tsx';
import type { Sorting } from '../../../shared/ui/url-state.ts';

export interface Column<Row, TSort extends string = string> {
  /** Message id of the heading; or `column` (default: `sort`), the argument of the table's `heads` message. */
  readonly head?: MessageId;
  readonly column?: string;
  readonly isHeadHidden?: boolean;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Sort key, and the direction of the first click; default: descending. */
  readonly sort?: TSort;
  readonly first?: 'asc';
  /** Whether it has numbers, which are right-aligned. */
  readonly isFigure?: boolean;
  /** Whether it is hidden below 1024 px. */
  readonly isDesktopOnly?: boolean;
  /** Whether it is a line of another column below 1024 px. */
  readonly isMobileLine?: boolean;
  readonly hasMobileLines?: boolean;
  readonly isEmphasized?: boolean;
  readonly isRowHeader?: boolean;
  /** Whether the cell gets the focus when a button of its row is removed. */
  readonly isFocusable?: boolean;
  readonly hasNoCardLabel?: boolean;
  /** Whether the row's card omits the cell. */
  readonly isHiddenInCard?: (row: Row) => boolean;
  readonly box?: BoxProps;
}

interface AdminTableProps<Row, TSort extends string> {
  /** Accessible name, unless the context provides one. */
  readonly label?: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
  readonly columns: readonly Column<Row, NoInfer<TSort>>[];
  /** Id of the message that maps a `column` to its heading. */
  readonly heads?: MessageId;
  readonly sorting?: Sorting<TSort> | undefined;
  /** Turns rows into cards below 1024 px. They are dimmed while the page refetches. */
  readonly cards?: { readonly label: string };
  readonly isCurrent?: (row: Row) => boolean;
}

export function AdminTable<Row, TSort extends string = string>(props: AdminTableProps<Row, TSort>) {
  const { rows, rowKey, columns, sorting, cards, isCurrent } = props;
  const intl = useIntl();
  const { isRefreshing } = useContext(RefreshContext);
  const named = columns.map((column) => {
    const id = column.head ?? props.heads;
    return {
      ...column,
      name: id ? intl.formatMessage({ id }, { column: column.column ?? column.sort }) : '',
      className: column.isDesktopOnly || column.isMobileLine ? 'mantine-visible-from-md' : undefined,
    };
  });
  const heads = named.map(({ name, className, sort, first, isFigure, isHeadHidden }) => (
    <HeadCell
      key={name}
      className={className}
      sort={sort}
      first={first}
      isFigure={isFigure}
      sorting={sorting}
      isHidden={isHeadHidden}
    >
      {name}
    </HeadCell>
  ));
  const mobileLines = named.filter(({ isMobileLine }) => isMobileLine);
  const body = rows.map((row, index) => (
    <tr role="row" key={rowKey(row, index)} aria-current={isCurrent?.(row) || undefined}>
      {named.map(({ name, className, cell, ...column }) => (
        <Box
          key={name}
          component={column.isRowHeader ? 'th' : 'td'}
          role={column.isRowHeader ? 'rowheader' : 'cell'}
          {...(column.isRowHeader && { scope: 'row' })}
          className={className}
          tabIndex={column.isFocusable ? -1 : undefined}
          data-figure={column.isFigure || undefined}
          data-label={cards && !column.hasNoCardLabel ? name : undefined}
          data-empty={column.isHiddenInCard?.(row) || undefined}
          {...(column.isEmphasized && mainBox)}
          {...column.box}
        >
          {cell(row, index)}
          {column.hasMobileLines &&
            mobileLines.map((line) => <MobileLine key={line.name}>{line.cell(row, index)}</MobileLine>)}
        </Box>
      ))}
    </tr>
  ));
  if (cards) {
    return (
      <CardTable {...cards} heads={heads} isBusy={isRefreshing}>
        {body}
      </CardTable>
    );
  }
  return (
    <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)" aria-label={props.label}>
      <thead role="rowgroup">
        <tr role="row">{heads}</tr>
      </thead>
      <tbody role="rowgroup">{body}</tbody>
    </Table>
  );
}

const mainBox: BoxProps = { c: 'var(--text-1)', fw: 500, style: { overflowWrap: 'anywhere' } };

/** An extra line of a cell below 1024 px, for a column that is hidden there. */
export function MobileLine({ children }: { readonly children: ReactNode }) {
  return (
    children && (
      <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
        {children}
      </Box>
    )
  );
}

/** Moves the focus from a button that is removed to the focusable cell of its row. */
export function focusRow(button: Element | null) {
  button?.closest('tr')?.querySelector<HTMLElement>('td[tabindex="-1"]')?.focus();
}
