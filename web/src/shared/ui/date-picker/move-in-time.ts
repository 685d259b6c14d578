/** How the hours of a day and the minutes of an hour are laid out. */
export const timeShape = {
  hour: { columns: 6, cells: 24 },
  minute: { columns: 10, cells: 60 },
} as const;

/** Hours or minutes. */
export type TimePart = keyof typeof timeShape;

/**
 * Where a key leads among 24 hours or 60 minutes: arrows to the neighbours, Home and End to the ends of the row,
 * Page Up and Page Down to the first and the last. It never leaves them. Null for a key that does not move.
 */
export function moveInTime(part: TimePart, from: number, key: string): number | null {
  const { columns, cells } = timeShape[part];
  const column = from % columns;
  const target: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: from - column,
    End: from + columns - 1 - column,
    PageUp: 0,
    PageDown: cells - 1,
  };
  const to = target[key];
  if (to === undefined) return null;
  return to < 0 || to >= cells ? from : to;
}
