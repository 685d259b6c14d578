import type { CompositeChartProps } from '@mantine/charts';
import { type ComponentType, lazy, Suspense } from 'react';

// Where it cannot come, as without a network, what stands around it is shown all the same.
const CompositeChart = lazy<ComponentType<CompositeChartProps>>(() =>
  import('./composite-chart.ts').then(
    ({ CompositeChart }) => ({ default: CompositeChart }),
    () => ({ default: () => null }),
  ),
);

/** Lines and areas as the site draws them, with the figures at their right, as high as what they stand in. */
export function LineChart({ yAxisProps, ...props }: CompositeChartProps) {
  return (
    <Suspense>
      <CompositeChart
        h="100%"
        curveType="linear"
        withDots={false}
        accessibilityLayer={false}
        strokeDasharray="0"
        tickLine="none"
        gridColor="var(--line)"
        textColor="dimmed"
        yAxisProps={{
          orientation: 'right',
          width: 52,
          tick: { transform: 'translate(4, 0)', fontSize: 12, fill: 'currentColor' },
          ...yAxisProps,
        }}
        {...props}
      />
    </Suspense>
  );
}
