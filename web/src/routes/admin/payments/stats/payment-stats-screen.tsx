import { Box, Button, Progress, SimpleGrid, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentStatsScreen_stats$key } from '../../../../__generated__/paymentStatsScreen_stats.graphql.ts';
import type { paymentStatsScreenQuery } from '../../../../__generated__/paymentStatsScreenQuery.graphql.ts';
import { paymentKind } from '../../../../shared/payment/payment-kinds.tsx';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
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

/** What payments have brought at /admin/payments/stats: by month, plan, method and state. */
export function PaymentStatsScreen(state: ScreenProps<paymentStatsScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.common.paymentStatistics" />}
        aside={
          <Button component={Link} to="/admin/payments" variant="default">
            <FormattedMessage id="admin.common.paymentList" />
          </Button>
        }
      />
      <ScreenAnswer
        query={query}
        state={state}
        pick={({ admin }) => within(admin, ({ paymentStats }) => paymentStats)}
        failed={<FormattedMessage id="admin.paymentStats.failed" />}
      >
        {(stats, notice) => (
          <>
            {notice}
            {stats.byStatus.length === 0 ? (
              <StateMessage
                kind="empty"
                title={<FormattedMessage id="admin.common.noPaymentYet" />}
                reason={<FormattedMessage id="admin.paymentStats.emptyReason" />}
              />
            ) : (
              <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
                <MonthsPanel stats={stats} />
                <SharePanels stats={stats} />
              </SimpleGrid>
            )}
          </>
        )}
      </ScreenAnswer>
    </>
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
  const most = Math.max(...shares.map(({ amountPln }) => amountPln), 1);
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <Box component="p" py="lg" px="md" c="var(--text-2)">
          <FormattedMessage id="admin.paymentStats.nonePaid" />
        </Box>
      ) : (
        <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="common.kind" />
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
            {shares.map(({ key, name, count, amountPln }) => (
              <tr key={key}>
                <Box component="td" c="var(--text-1)" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {name}
                  <Progress
                    mt={4}
                    size={4}
                    radius={0}
                    bg="var(--surface-track)"
                    color="var(--data-neutral)"
                    value={(amountPln / most) * 100}
                    aria-hidden
                  />
                </Box>
                <td data-figure>{intl.formatNumber(count)}</td>
                <td data-figure>{formatMoney(amountPln, language)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
