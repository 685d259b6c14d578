import { useIntl } from 'react-intl';
import { BarChart } from '../../../../../shared/ui/chart/bar-chart.ts';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import { monthName } from '../lib/month-name.ts';

/** What a month has brought. */
export interface MonthFigure {
  /** `2026-03`. */
  readonly month: string;
  readonly amountPln: number;
}

/** A bar for each month, earliest first, and the level of round sums behind them. */
export function MonthChart({ months }: { readonly months: readonly MonthFigure[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const best = months.reduce((most, figure) => (figure.amountPln > most.amountPln ? figure : most));
  return (
    <BarChart
      h={{ base: 240, sm: 340, md: 430 }}
      role="img"
      aria-label={intl.formatMessage(
        { id: 'admin.paymentStats.chart' },
        {
          months: months.length,
          best: monthName(best.month, language),
          amount: formatMoney(best.amountPln, language),
        },
      )}
      data={[...months]}
      dataKey="month"
      series={[
        {
          name: 'amountPln',
          label: intl.formatMessage({ id: 'common.amount' }),
          color: 'var(--data-neutral)',
        },
      ]}
      accessibilityLayer={false}
      strokeDasharray="0"
      tickLine="none"
      gridColor="var(--line)"
      textColor="dimmed"
      valueFormatter={(amount) => formatMoney(amount, language)}
      tooltipProps={{ labelFormatter: (month) => (month ? monthName(String(month), language) : '') }}
      xAxisProps={{ tickFormatter: (month: string) => `${month.slice(5)}.${month.slice(2, 4)}` }}
      yAxisProps={{
        orientation: 'right',
        width: 72,
        tick: { transform: 'translate(4, 0)', fontSize: 12, fill: 'currentColor' },
        tickFormatter: (amount: number) => intl.formatMessage({ id: 'admin.paymentStats.tick' }, { amount }),
      }}
    />
  );
}
