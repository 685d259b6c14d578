/** What all charts with both axes look like. */
export const chartLook = {
  accessibilityLayer: false,
  strokeDasharray: '0',
  tickLine: 'none',
  gridColor: 'var(--line)',
  textColor: 'dimmed',
} as const;

/** A y axis on the right. */
export const rightAxis = (width: number) =>
  ({
    orientation: 'right',
    width,
    tick: { transform: 'translate(4, 0)', fontSize: 12, fill: 'currentColor' },
  }) as const;
