import { Box, Flex, Progress, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { paymentStatsScreenQuery } from '../../../../__generated__/paymentStatsScreenQuery.graphql.ts';
import type { MessageId } from '../../../../i18n/texts.ts';
import { paymentKind } from '../../../../shared/payment/payment-kinds.tsx';
import { type CaughtValue, within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { BarChart } from '../../../../shared/ui/chart/bar-chart.ts';
import { axisMargin, chartLook, rightAxis } from '../../../../shared/ui/chart/chart-parts.tsx';
import { formatMonth } from '../../../../shared/ui/dates.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { LinkButton } from '../../../parts/link-button.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { AdminTable, type Column } from '../../parts/admin-table.tsx';

const screenQuery = graphql`
  query paymentStatsScreenQuery {
    admin @catch(to: RESULT) {
      paymentStats {
        byMonth {
          month
          count
          amountPln
        }
        byPlan {
          planName
          count
          amountPln
        }
        byMethod {
          method
          count
          amountPln
        }
        byStatus {
          status
          statusText
          count
          amountPln
        }
      }
    }
  }
`;

/** /admin/payments/stats: revenue by month, plan, method and status. */
export function PaymentStatsScreen(state: ScreenProps<paymentStatsScreenQuery>) {
  return (
    <AdminPage
      aside={<LinkButton to="/admin/payments" label="admin.common.paymentList" />}
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ paymentStats }) => paymentStats)}
      failed="admin.paymentStats.failed"
    >
      {(stats) => <StatsPanels stats={stats} />}
    </AdminPage>
  );
}

type Stats = NonNullable<CaughtValue<paymentStatsScreenQuery['response']['admin']>['paymentStats']>;

function StatsPanels({ stats }: { readonly stats: Stats }) {
  if (stats.byStatus.length === 0) {
    return <EmptyState title="admin.common.noPaymentYet" reason="admin.paymentStats.emptyReason" />;
  }
  return (
    <SimpleGrid cols={{ base: 1, lg: 3 }}>
      <MonthsPanel months={stats.byMonth.slice(-maxMonths)} />
      <SharePanel
        title="admin.paymentStats.plans"
        head="common.plan"
        shares={stats.byPlan}
        nameOf={({ planName }) => planTitle(planName)}
      />
      <SharePanel
        title="admin.paymentStats.methods"
        head="common.method"
        shares={stats.byMethod}
        nameOf={({ method }) => <FormattedMessage id="common.paymentMethod" values={{ method }} />}
      />
      <SharePanel
        title="admin.paymentStats.statuses"
        head="common.status"
        shares={stats.byStatus}
        nameOf={({ status, statusText }) => (
          <FormattedMessage
            id="shared.payment.status"
            values={{ kind: paymentKind(status), status: statusText }}
          />
        )}
      />
    </SimpleGrid>
  );
}

const nonePaid = (
  <Box component="p" py="lg" px="md" c="var(--text-2)">
    <FormattedMessage id="admin.paymentStats.nonePaid" />
  </Box>
);

interface Figures {
  readonly count: number;
  readonly amountPln: number;
}

function useFigureColumns(): readonly Column<Figures>[] {
  const intl = useIntl();
  const language = useLanguage();
  return [
    { head: 'admin.common.payments', isFigure: true, cell: ({ count }) => intl.formatNumber(count) },
    { head: 'common.amount', isFigure: true, cell: ({ amountPln }) => formatMoney(amountPln, language) },
  ];
}

interface SharePanelProps<Share> {
  readonly title: MessageId;
  readonly head: MessageId;
  readonly shares: readonly Share[];
  readonly nameOf: (share: Share) => ReactNode;
}

function SharePanel<Share extends Figures>({ title, head, shares, nameOf }: SharePanelProps<Share>) {
  const figureColumns = useFigureColumns();
  const maxAmount = Math.max(...shares.map(({ amountPln }) => amountPln), 1);
  return (
    <Panel title={<FormattedMessage id={title} />}>
      {shares.length === 0 ? (
        nonePaid
      ) : (
        <AdminTable
          rows={shares}
          rowKey={(_, index) => index}
          columns={[
            {
              head,
              isEmphasized: true,
              cell: (share) => (
                <>
                  {nameOf(share)}
                  <Progress
                    mt={4}
                    size={4}
                    radius={0}
                    bg="var(--surface-track)"
                    color="var(--data-neutral)"
                    value={(share.amountPln / maxAmount) * 100}
                    aria-hidden
                  />
                </>
              ),
            },
            ...figureColumns,
          ]}
        />
      )}
    </Panel>
  );
}

const maxMonths = 12;

function MonthsPanel({ months }: { readonly months: Stats['byMonth'] }) {
  const intl = useIntl();
  const language = useLanguage();
  const figureColumns = useFigureColumns();
  const sum = months.reduce((total, { amountPln }) => total + amountPln, 0);
  return (
    <Panel
      title={<FormattedMessage id="admin.paymentStats.months" />}
      note={<FormattedMessage id="admin.paymentStats.sum" values={{ sum: formatMoney(sum, language) }} />}
      style={{ gridColumn: '1 / -1' }}
    >
      {months.length === 0 ? (
        nonePaid
      ) : (
        <Flex direction={{ base: 'column', md: 'row' }} gap={1} bg="var(--line)">
          <Box flex={3} miw={0} p="20px 16px 16px" bg="var(--surface-panel)">
            <MonthChart months={months} />
          </Box>
          <Box flex="2 0 280px" bg="var(--surface-panel)" style={{ '--row-h': '36px' }}>
            <AdminTable
              label={intl.formatMessage({ id: 'admin.paymentStats.months' })}
              rows={months.toReversed()}
              rowKey={({ month }) => month}
              columns={[
                {
                  head: 'common.month',
                  isEmphasized: true,
                  cell: ({ month }) => formatMonth(month, language),
                },
                ...figureColumns,
              ]}
            />
          </Box>
        </Flex>
      )}
    </Panel>
  );
}

function MonthChart({ months }: { readonly months: Stats['byMonth'] }) {
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
          best: formatMonth(best.month, language),
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
      {...chartLook}
      barChartProps={{ margin: axisMargin }}
      valueFormatter={(amount) => formatMoney(amount, language)}
      tooltipProps={{ labelFormatter: (month) => (month ? formatMonth(String(month), language) : '') }}
      xAxisProps={{ tickFormatter: (month: string) => `${month.slice(5)}.${month.slice(2, 4)}` }}
      yAxisProps={{
        ...rightAxis(72),
        tickFormatter: (amount: number) => formatMoney(amount, language, 0),
      }}
    />
  );
}
