import { Box, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PickerCell } from './picker-cell.ts';
import classes from './picker-grid.module.css';

interface PickerGridProps<TCell extends PickerCell> {
  /** What is chosen here, read out. */
  readonly label: string;
  readonly columns: number;
  readonly cells: readonly TCell[];
  /** Key of the cell that the keyboard stands on. */
  readonly activeKey: string;
  /** How often the focus was to come here; with each change the active cell takes it. 0 leaves that to the dialog. */
  readonly focusTurn: number;
  readonly onChoose: (cell: TCell) => void;
  /** A key was pressed in the grid; says whether it was of use. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** A row of heads over the cells. */
  readonly heads?: ReactNode;
  /** How close the cells stand: dates have room, minutes little. */
  readonly look: 'date' | 'time';
}

/** A grid in which the keyboard walks and one cell is a stop of the tab key. Disabled cells are walked over and read out, but not chosen. */
export function PickerGrid<TCell extends PickerCell>(props: PickerGridProps<TCell>) {
  const { label, columns, cells, activeKey, focusTurn, onChoose, onKey, heads, look } = props;
  const active = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (focusTurn > 0) active.current?.focus();
  }, [focusTurn]);

  const press = (event: KeyboardEvent) => {
    if (onKey(event)) event.preventDefault();
  };
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );

  return (
    <Box role="grid" className={classes.grid} aria-label={label} data-look={look}>
      {heads}
      {rows.map((row) => (
        <Box role="row" key={row[0]?.key} className={classes.row}>
          {row.map((cell) => (
            <UnstyledButton
              role="gridcell"
              key={cell.key}
              ref={cell.key === activeKey ? active : undefined}
              className={classes.cell}
              tabIndex={cell.key === activeKey ? 0 : -1}
              data-autofocus={cell.key === activeKey || undefined}
              data-beside={cell.isBeside || undefined}
              aria-selected={cell.isChosen}
              aria-label={cell.name}
              aria-disabled={cell.isDisabled || undefined}
              aria-current={cell.isCurrent ? look : undefined}
              onClick={() => !cell.isDisabled && onChoose(cell)}
              onKeyDown={press}
            >
              {cell.label}
            </UnstyledButton>
          ))}
        </Box>
      ))}
    </Box>
  );
}
