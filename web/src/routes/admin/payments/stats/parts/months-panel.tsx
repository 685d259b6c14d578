import { Box, Table, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { monthsPanel_stats$key } from '../../../../../__generated__/monthsPanel_stats.graphql.ts';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import table from '../../../parts/money-table.module.css';
import { monthName } from '../lib/month-name.ts';
import { MonthChart } from './month-chart.tsx';
import styles from './months-panel.module.css';

const statsFragment = graphql`
  fragment monthsPanel_stats on PaymentStats {
    byMonth {
      month
      count
      amountPln
    }
  }
`;

/** How many months are on show. */
const shownMonths = 12;

/** What the last twelve months have brought: as bars, and beside them as a table. */
export function MonthsPanel({ stats: key }: { readonly stats: monthsPanel_stats$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const months = useFragment(statsFragment, key).byMonth.slice(-shownMonths);
  const sum = months.reduce((total, { amountPln }) => total + amountPln, 0);
  return (
    <Panel
      title={<FormattedMessage id="admin.paymentStats.months" />}
      note={<FormattedMessage id="admin.paymentStats.sum" values={{ sum: formatMoney(sum, language) }} />}
      className={styles.panel}
    >
      {months.length === 0 ? (
        <Box component="p" py="lg" px="md" c="var(--text-2)">
          <FormattedMessage id="admin.paymentStats.nonePaid" />
        </Box>
      ) : (
        <div className={styles.content}>
          <MonthChart months={months} />
          <Table className={table.table} horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
            <caption>
              <VisuallyHidden>
                <FormattedMessage id="admin.paymentStats.months" />
              </VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="admin.paymentStats.month" />
                </th>
                <th scope="col" className={table.figure}>
                  <FormattedMessage id="admin.paymentStats.payments" />
                </th>
                <th scope="col" className={table.figure}>
                  <FormattedMessage id="admin.paymentStats.amount" />
                </th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map(({ month, count, amountPln }) => (
                <tr key={month}>
                  <td className={table.main}>{monthName(month, language)}</td>
                  <td className={table.figure}>{intl.formatNumber(count)}</td>
                  <td className={table.figure}>{formatMoney(amountPln, language)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Panel>
  );
}
