import { Box } from '@mantine/core';
import { useIntl } from 'react-intl';
import { dateTimeParts } from '../dates.ts';
import { formatDecimal, useLanguage } from '../formats.ts';
import { ChartEnds, Legend, LegendMark } from './chart-parts.tsx';
import { bandHalfWidth, type ResultTotals } from './confidence-band.ts';
import { LineChart } from './line-chart.tsx';

/** A point of a cumulative result. */
interface UnitsPoint {
  /** In milliseconds. */
  readonly at: number;
  /** The cumulative profit. */
  readonly units: number;
  /** The number of tips so far; null when unknown. */
  readonly tips: number | null;
}

interface UnitsChartProps {
  /** Earliest first. */
  readonly points: readonly UnitsPoint[];
  readonly totals: ResultTotals;
  /** The labels of the time axis. */
  readonly from: string;
  readonly to: string;
}

/** A cumulative result with its 95 % band, if defined. The custom property `--chart-height` sets its height. */
export function UnitsChart({ points, totals, from, to }: UnitsChartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;

  const data = points.map(({ at, units, tips }) => {
    const half = tips === null ? null : bandHalfWidth(totals, tips);
    return { at, units, band: half === null ? null : [units - half, units + half] };
  });
  const hasBand = data.every(({ band }) => band !== null);
  const names = {
    line: intl.formatMessage({ id: 'shared.chart.line' }),
    band: intl.formatMessage({ id: 'common.interval' }),
  };
  const signed = (value: number, decimals: number) =>
    formatDecimal(value, language, { decimals, signed: true });

  return (
    <figure>
      <Box
        h="var(--chart-height, 320px)"
        role="img"
        aria-label={intl.formatMessage(
          { id: 'shared.chart.running' },
          { from, to, units: signed(last.units, 1) },
        )}
      >
        <LineChart
          data={data}
          dataKey="at"
          series={[
            ...(hasBand
              ? [{ name: 'band', label: names.band, type: 'area', color: 'var(--data-line)' } as const]
              : []),
            { name: 'units', label: names.line, type: 'line', color: 'var(--data-line)' },
          ]}
          areaProps={{ stroke: 'none', fillOpacity: 0.14 }}
          referenceLines={[{ y: 0, color: 'var(--line-control)' }]}
          valueFormatter={(value) =>
            [value]
              .flat()
              .map((units) => signed(units, 1))
              .join(' – ')
          }
          tooltipProps={{
            labelFormatter: (at) => (Number.isFinite(Number(at)) ? dateTimeParts(Number(at)).date : ''),
          }}
          withXAxis={false}
          xAxisProps={{ type: 'number', domain: ['dataMin', 'dataMax'] }}
          yAxisProps={{ width: 48, tickFormatter: (units: number) => signed(units, 0) }}
        />
      </Box>
      <ChartEnds from={from} to={to} mr={56} />
      <Legend>
        <span>
          <LegendMark border="2px solid var(--data-line)" />
          {names.line} <b>{signed(last.units, 1)}</b>
        </span>
        {hasBand && (
          <span>
            <LegendMark border="10px solid var(--data-band)" />
            {names.band}
          </span>
        )}
      </Legend>
    </figure>
  );
}
