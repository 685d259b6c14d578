import { Box, Button, Progress, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentStatsScreen_stats$key } from '../../../../__generated__/paymentStatsScreen_stats.graphql.ts';
import type { paymentStatsScreenQuery } from '../../../../__generated__/paymentStatsScreenQuery.graphql.ts';
import { paymentKind } from '../../../../shared/payment/payment-kinds.tsx';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { AdminScreen, NoRows } from '../../parts/admin-screen.tsx';
import { AdminTable } from '../../parts/admin-table.tsx';
import { MonthsPanel } from './parts/months-panel.tsx';

const query = graphql`
  query paymentStatsScreenQuery {
    admin @catch(to: RESULT) {
      paymentStats {
        byStatus {
          count
        }
        ...monthsPanel_stats
        ...paymentStatsScreen_stats
      }
    }
  }
`;

/** /admin/payments/stats: revenue by month, plan, method and status. */
export function PaymentStatsScreen(state: ScreenProps<paymentStatsScreenQuery>) {
  return (
    <AdminScreen
      title="admin.common.paymentStatistics"
      aside={
        <Button component={Link} to="/admin/payments" variant="default">
          <FormattedMessage id="admin.common.paymentList" />
        </Button>
      }
      query={query}
      state={state}
      pick={({ admin }) => within(admin, ({ paymentStats }) => paymentStats)}
      failed="admin.paymentStats.failed"
    >
      {(stats) =>
        stats.byStatus.length === 0 ? (
          <NoRows title="admin.common.noPaymentYet" reason="admin.paymentStats.emptyReason" />
        ) : (
          <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
            <MonthsPanel stats={stats} />
            <SharePanels stats={stats} />
          </SimpleGrid>
        )
      }
    </AdminScreen>
  );
}

const statsFragment = graphql`
  fragment paymentStatsScreen_stats on PaymentStats {
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
`;

function SharePanels({ stats: key }: { readonly stats: paymentStatsScreen_stats$key }) {
  const stats = useFragment(statsFragment, key);
  return (
    <>
      <SharePanel
        title={<FormattedMessage id="admin.paymentStats.plans" />}
        shares={stats.byPlan.map(({ planName, ...figures }) => ({
          ...figures,
          key: planName,
          name: planTitle(planName),
        }))}
      />
      <SharePanel
        title={<FormattedMessage id="admin.paymentStats.methods" />}
        shares={stats.byMethod.map(({ method, ...figures }) => ({
          ...figures,
          key: method ?? '',
          name: <FormattedMessage id="common.paymentMethod" values={{ method }} />,
        }))}
      />
      <SharePanel
        title={<FormattedMessage id="admin.paymentStats.statuses" />}
        shares={stats.byStatus.map(({ status, statusText, ...figures }) => ({
          ...figures,
          key: statusText,
          name: (
            <FormattedMessage
              id="shared.payment.status"
              values={{ kind: paymentKind(status), status: statusText }}
            />
          ),
        }))}
      />
    </>
  );
}

interface Share {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: number;
  readonly amountPln: number;
}

interface SharePanelProps {
  readonly title: ReactNode;
  readonly shares: readonly Share[];
}

function SharePanel({ title, shares }: SharePanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const maxAmount = Math.max(...shares.map(({ amountPln }) => amountPln), 1);
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <Box component="p" py="lg" px="md" c="var(--text-2)">
          <FormattedMessage id="admin.paymentStats.nonePaid" />
        </Box>
      ) : (
        <AdminTable
          rows={shares}
          rowKey={({ key }) => key}
          columns={[
            {
              head: 'common.kind',
              isEmphasized: true,
              cell: ({ name, amountPln }) => (
                <>
                  {name}
                  <Progress
                    mt={4}
                    size={4}
                    radius={0}
                    bg="var(--surface-track)"
                    color="var(--data-neutral)"
                    value={(amountPln / maxAmount) * 100}
                    aria-hidden
                  />
                </>
              ),
            },
            { head: 'admin.common.payments', isFigure: true, cell: ({ count }) => intl.formatNumber(count) },
            {
              head: 'common.amount',
              isFigure: true,
              cell: ({ amountPln }) => formatMoney(amountPln, language),
            },
          ]}
        />
      )}
    </Panel>
  );
}
