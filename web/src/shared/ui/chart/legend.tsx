import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

export function Legend({ children }: { readonly children: ReactNode }) {
  return (
    <Flex component="figcaption" wrap="wrap" gap="4px 18px" mt="sm" c="var(--text-2)" fz="xs">
      {children}
    </Flex>
  );
}

/** A sample of a chart's line. `line` is a CSS border. */
export function LegendLine({ line }: { readonly line: string }) {
  return (
    <Box
      component="i"
      display="inline-block"
      w={18}
      mr={7}
      style={{ verticalAlign: 'middle', borderTop: line }}
    />
  );
}

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
