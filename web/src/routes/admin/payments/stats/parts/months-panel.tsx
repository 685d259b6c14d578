import { Box, Flex, Table, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { monthsPanel_stats$key } from '../../../../../__generated__/monthsPanel_stats.graphql.ts';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import { monthName } from '../lib/month-name.ts';
import { MonthChart } from './month-chart.tsx';

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
            <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
              <caption>
                <VisuallyHidden>
                  <FormattedMessage id="admin.paymentStats.months" />
                </VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage id="common.month" />
                  </th>
                  <th scope="col" data-figure>
                    <FormattedMessage id="admin.common.payments" />
                  </th>
                  <th scope="col" data-figure>
                    <FormattedMessage id="common.amount" />
                  </th>
                </tr>
              </thead>
              <tbody>
                {months.toReversed().map(({ month, count, amountPln }) => (
                  <tr key={month}>
                    <Box component="td" c="var(--text-1)" fw={500} style={{ overflowWrap: 'anywhere' }}>
                      {monthName(month, language)}
                    </Box>
                    <td data-figure>{intl.formatNumber(count)}</td>
                    <td data-figure>{formatMoney(amountPln, language)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Box>
        </Flex>
      )}
    </Panel>
  );
}
