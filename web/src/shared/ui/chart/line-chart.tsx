import type { CompositeChartProps } from '@mantine/charts';
import { type ComponentType, lazy, Suspense } from 'react';
import { axisMargin, chartLook, rightAxis } from './chart-parts.tsx';

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
        {...chartLook}
        composedChartProps={{ margin: axisMargin }}
        yAxisProps={{ ...rightAxis(52), ...yAxisProps }}
        {...props}
      />
    </Suspense>
  );
}
