import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { monthsPanel_stats$key } from '../../../../../__generated__/monthsPanel_stats.graphql.ts';
import type { Language } from '../../../../../i18n/language.ts';
import { BarChart } from '../../../../../shared/ui/chart/bar-chart.ts';
import { formatMoney, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { AdminTable } from '../../../parts/admin-table.tsx';

const statsFragment = graphql`
  fragment monthsPanel_stats on PaymentStats {
    byMonth {
      month
      count
      amountPln
    }
  }
`;

const maxMonths = 12;

/** Revenue of the last twelve months: chart and table. */
export function MonthsPanel({ stats: key }: { readonly stats: monthsPanel_stats$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const months = useFragment(statsFragment, key).byMonth.slice(-maxMonths);
  const sum = months.reduce((total, { amountPln }) => total + amountPln, 0);
  return (
    <Panel
      title={<FormattedMessage id="admin.paymentStats.months" />}
      note={<FormattedMessage id="admin.paymentStats.sum" values={{ sum: formatMoney(sum, language) }} />}
      style={{ gridColumn: '1 / -1' }}
    >
      {months.length === 0 ? (
        <Box component="p" py="lg" px="md" c="var(--text-2)">
          <FormattedMessage id="admin.paymentStats.nonePaid" />
        </Box>
      ) : (
        <Flex direction={{ base: 'column', md: 'row' }}>
          <Box flex={3} miw={0} p="20px 16px 16px">
            <MonthChart months={months} />
          </Box>
          <Box flex="2 0 280px" style={{ '--row-h': '36px', borderLeft: '1px solid var(--line)' }}>
            <AdminTable
              label={intl.formatMessage({ id: 'admin.paymentStats.months' })}
              rows={months.toReversed()}
              rowKey={({ month }) => month}
              columns={[
                { head: 'common.month', isEmphasized: true, cell: ({ month }) => monthName(month, language) },
                {
                  head: 'admin.common.payments',
                  isFigure: true,
                  cell: ({ count }) => intl.formatNumber(count),
                },
                {
                  head: 'common.amount',
                  isFigure: true,
                  cell: ({ amountPln }) => formatMoney(amountPln, language),
                },
              ]}
            />
          </Box>
        </Flex>
      )}
    </Panel>
  );
}

interface MonthRevenue {
  /** `2026-03`. */
  readonly month: string;
  readonly amountPln: number;
}

function MonthChart({ months }: { readonly months: readonly MonthRevenue[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const best = months.reduce((max, month) => (month.amountPln > max.amountPln ? month : max));
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

/** Formats `2026-03` as `Marzec 2026` or `March 2026`. */
export function monthName(month: string, language: Language): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, number - 1, 1)),
  );
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}
