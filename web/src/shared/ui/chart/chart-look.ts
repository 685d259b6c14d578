/** What all charts with both axes look like. */
export const chartLook = {
  accessibilityLayer: false,
  strokeDasharray: '0',
  tickLine: 'none',
  gridColor: 'var(--line)',
  textColor: 'dimmed',
} as const;

/** Space for the outer labels of a y axis, which are otherwise moved or left out. */
export const axisMargin = { top: 8, bottom: 8 };

/** A y axis on the right. */
export const rightAxis = (width: number) =>
  ({
    orientation: 'right',
    width,
    interval: 0,
    tick: { transform: 'translate(4, 0)', fontSize: 12, fill: 'currentColor' },
  }) as const;
