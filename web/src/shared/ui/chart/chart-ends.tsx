import { Flex } from '@mantine/core';

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
