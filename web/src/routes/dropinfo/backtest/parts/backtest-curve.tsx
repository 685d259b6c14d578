import { Box, Flex } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { backtestCurve_result$key } from '../../../../__generated__/backtestCurve_result.graphql.ts';
import { AfterTaxMark } from '../../../../shared/tax/after-tax-mark.tsx';
import type { ShownFigures } from '../../../../shared/tax/use-after-tax.ts';
import { Legend, LegendLine } from '../../../../shared/ui/chart/legend.tsx';
import { dateTimeParts } from '../../../../shared/ui/date-time-parts.ts';
import { formatDecimal } from '../../../../shared/ui/format-decimal.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';

const CompositeChart = lazy(async () => ({
  default: (await import('../../../../shared/ui/chart/composite-chart.ts')).CompositeChart,
}));

const resultFragment = graphql`
  fragment backtestCurve_result on BacktestResult {
    curve {
      signals
      date
      atSignal
      atClosing
    }
  }
`;

const colours = { atSignal: 'var(--data-line)', atClosing: 'var(--data-neutral)' } as const;

interface BacktestCurveProps {
  readonly result: backtestCurve_result$key;
  /** Before or after tax. */
  readonly shown: ShownFigures;
}

/** The profit as it grew, at the price of the signal and, dashed, at the closing price. */
export function BacktestCurve({ result, shown }: BacktestCurveProps) {
  const curve = useFragment(resultFragment, result).curve.map((point) => ({
    ...point,
    atSignal: shown.profit(point.atSignal, point.signals),
    atClosing: shown.profit(point.atClosing, point.signals),
  }));
  const intl = useIntl();
  const language = useLanguage();
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || curve.length < 2) return null;
  const units = (value: number, decimals: number) =>
    formatDecimal(value, language, { decimals, signed: true });
  const names = {
    atSignal: intl.formatMessage({ id: 'member.backtest.line.atSignal' }),
    atClosing: intl.formatMessage({ id: 'member.backtest.line.atClosing' }),
  };
  const [from, to] = [dateTimeParts(first.date).date, dateTimeParts(last.date).date];
  const dateOf = new Map(curve.map(({ signals, date }) => [signals, dateTimeParts(date).date]));
  return (
    <Box component="figure" p="4px 8px 14px 16px">
      <Box
        h={{ base: 200, sm: 260 }}
        miw={0}
        role="img"
        aria-label={intl.formatMessage(
          { id: 'member.backtest.curveLabel' },
          { from, to, atSignal: units(last.atSignal, 1), atClosing: units(last.atClosing, 1) },
        )}
      >
        <Suspense>
          <CompositeChart
            h="100%"
            data={curve}
            dataKey="signals"
            series={(['atSignal', 'atClosing'] as const).map((name) => ({
              name,
              label: names[name],
              type: 'line',
              color: colours[name],
              ...(name === 'atClosing' && { strokeDasharray: '5 4' }),
            }))}
            curveType="linear"
            withDots={false}
            accessibilityLayer={false}
            strokeDasharray="0"
            tickLine="none"
            gridColor="var(--line)"
            textColor="dimmed"
            referenceLines={[{ y: 0, color: 'var(--line-control)' }]}
            valueFormatter={(value) => units(value, 1)}
            tooltipProps={{
              labelFormatter: (signals) =>
                intl.formatMessage(
                  { id: 'member.backtest.afterSignals' },
                  { count: Number(signals), date: dateOf.get(Number(signals)) ?? '' },
                ),
            }}
            withXAxis={false}
            xAxisProps={{ type: 'number', domain: ['dataMin', 'dataMax'] }}
            yAxisProps={{
              orientation: 'right',
              width: 52,
              tick: { transform: 'translate(4, 0)', fontSize: 12, fill: 'currentColor' },
              tickFormatter: (value: number) => units(value, 0),
            }}
          />
        </Suspense>
      </Box>
      <Flex justify="space-between" mt="xs" mr={60} c="dimmed" fz="xs" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </Flex>
      <Legend>
        {(['atSignal', 'atClosing'] as const).map((name) => (
          <span key={name}>
            <LegendLine line={`2px ${name === 'atClosing' ? 'dashed' : 'solid'} ${colours[name]}`} />
            {names[name]} <b>{units(last[name], 1)}</b>
          </span>
        ))}
        <span>
          <FormattedMessage id="member.backtest.curveUnit" />
          {shown.isOn && <AfterTaxMark />}
        </span>
      </Legend>
    </Box>
  );
}
