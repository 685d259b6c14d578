import { Box, type BoxProps, Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { CardTable } from '../../../shared/ui/card-table.tsx';
import { SortableTh } from '../../../shared/ui/sortable-th.tsx';
import type { ListParams } from '../../../shared/ui/url-state.ts';

/** A column: what it is called, and what stands in it for each row. */
export interface Column<Row, TSort extends string = string> {
  /** Its name; or the word by which the table's `heads` names it. */
  readonly head?: MessageId;
  readonly column?: string;
  /** Whether the head is read out only. */
  readonly isHeadHidden?: boolean;
  readonly cell: (row: Row, place: number) => ReactNode;
  /** What the column sorts by, and which way its first press sorts. */
  readonly sort?: TSort;
  readonly first?: 'asc' | 'desc';
  /** Whether it has figures, which stand on the right. */
  readonly isFigure?: boolean;
  /** Whether it is left out below 1024 px. */
  readonly isWide?: boolean;
  /** Whether it is set in ink, as what a row is about. */
  readonly isMain?: boolean;
  /** Whether its cell names the row. */
  readonly isRowHead?: boolean;
  /** Whether the cell can take the focus from a button of its row that goes. */
  readonly isFocusable?: boolean;
  /** Whether it has no name in a card. */
  readonly isUnnamed?: boolean;
  /** The rows whose cards are without it. */
  readonly isEmpty?: (row: Row) => boolean;
  readonly box?: BoxProps;
}

interface SortOrder<TSort extends string> {
  readonly address: Pick<ListParams<TSort>, 'sort' | 'direction'>;
  readonly onChange: (change: Pick<ListParams<TSort>, 'sort' | 'direction'>) => void;
}

interface AdminTableProps<Row, TSort extends string> {
  /** What the rows are, where nothing around them says it. */
  readonly label?: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, place: number) => string | number;
  readonly columns: readonly Column<Row, NoInfer<TSort>>[];
  /** The message that names columns by their words. */
  readonly heads?: MessageId;
  readonly order?: SortOrder<TSort>;
  /** How rows become cards below 1024 px; without it the wide columns are left out there. */
  readonly cards?: { readonly label: string; readonly isBusy?: boolean; readonly keepsSorting?: boolean };
  /** The row on show. */
  readonly isCurrent?: (row: Row) => boolean;
}

/** The rows of a list of the admin area. */
export function AdminTable<Row, TSort extends string = string>(props: AdminTableProps<Row, TSort>) {
  const { rows, rowKey, columns, order, cards, isCurrent } = props;
  const intl = useIntl();
  const named = columns.map((column) => {
    const id = column.head ?? props.heads;
    return { column, name: id ? intl.formatMessage({ id }, { column: column.column }) : '' };
  });
  const heads = named.map(({ column, name }) => (
    <HeadCell key={name} name={name} column={column} order={order} />
  ));
  const body = rows.map((row, place) => (
    <tr role="row" key={rowKey(row, place)} aria-current={isCurrent?.(row) || undefined}>
      {named.map(({ column, name }) => (
        <BodyCell
          key={name}
          column={column}
          label={cards && !column.isUnnamed ? name : undefined}
          row={row}
          place={place}
        />
      ))}
    </tr>
  ));
  if (cards) {
    return (
      <CardTable {...cards} heads={heads}>
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

interface HeadCellProps<Row, TSort extends string> {
  readonly name: string;
  readonly column: Column<Row, TSort>;
  readonly order: SortOrder<TSort> | undefined;
}

function HeadCell<Row, TSort extends string>({ name, column, order }: HeadCellProps<Row, TSort>) {
  const { sort, first = 'asc', isFigure = false } = column;
  const className = column.isWide ? 'mantine-visible-from-md' : undefined;
  if (order && sort) {
    return (
      <SortableTh sort={sort} first={first} className={className} isFigure={isFigure} {...order}>
        {name}
      </SortableTh>
    );
  }
  return (
    <th role="columnheader" scope="col" className={className} data-figure={isFigure || undefined}>
      {column.isHeadHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </th>
  );
}

const mainBox: BoxProps = { c: 'var(--text-1)', fw: 500, style: { overflowWrap: 'anywhere' } };

interface BodyCellProps<Row, TSort extends string> {
  readonly column: Column<Row, TSort>;
  readonly label: string | undefined;
  readonly row: Row;
  readonly place: number;
}

function BodyCell<Row, TSort extends string>({ column, label, row, place }: BodyCellProps<Row, TSort>) {
  return (
    <Box
      component={column.isRowHead ? 'th' : 'td'}
      role={column.isRowHead ? 'rowheader' : 'cell'}
      {...(column.isRowHead && { scope: 'row' })}
      className={column.isWide ? 'mantine-visible-from-md' : undefined}
      tabIndex={column.isFocusable ? -1 : undefined}
      data-figure={column.isFigure || undefined}
      data-label={label}
      data-empty={column.isEmpty?.(row) || undefined}
      {...(column.isMain && mainBox)}
      {...column.box}
    >
      {column.cell(row, place)}
    </Box>
  );
}

/** A further line of a cell below 1024 px, for a column that is left out there. */
export function Below({ children }: { readonly children: ReactNode }) {
  return (
    children && (
      <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
        {children}
      </Box>
    )
  );
}

/** Brings the focus from a button that goes to the cell of its row that can take it. */
export function focusRow(button: Element | null) {
  button?.closest('tr')?.querySelector<HTMLElement>('td[tabindex="-1"]')?.focus();
}
