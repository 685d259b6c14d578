import type { CompositeChartProps } from '@mantine/charts';
import { type ComponentType, lazy, Suspense } from 'react';

// When it fails to load, the page works without the chart.
const CompositeChart = lazy<ComponentType<CompositeChartProps>>(() =>
  import('./composite-chart.ts').then(
    ({ CompositeChart }) => ({ default: CompositeChart }),
    () => ({ default: () => null }),
  ),
);

/** Lines and areas with the y axis on the right, as high as the container. */
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
