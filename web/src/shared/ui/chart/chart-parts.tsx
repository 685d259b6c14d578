import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

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

interface ChartEndsProps {
  readonly from: string;
  readonly to: string;
  /** The space below the y axis. */
  readonly mr: number;
}

/** The ends of a time axis without ticks. */
export function ChartEnds({ from, to, mr }: ChartEndsProps) {
  return (
    <Flex justify="space-between" mt="xs" mr={mr} c="dimmed" fz="xs" aria-hidden="true">
      <span>{from}</span>
      <span>{to}</span>
    </Flex>
  );
}

export function Legend({ children }: { readonly children: ReactNode }) {
  return (
    <Flex component="figcaption" wrap="wrap" gap="4px 18px" mt="sm" c="var(--text-2)" fz="xs">
      {children}
    </Flex>
  );
}

/** A sample of a line or a band. `border` is a CSS border. */
export function LegendMark({ border }: { readonly border: string }) {
  return (
    <Box
      component="i"
      display="inline-block"
      w={18}
      mr={7}
      style={{ verticalAlign: 'middle', borderTop: border }}
    />
  );
}
