import { Button, SimpleGrid } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentStatsScreenQuery } from '../../../../__generated__/paymentStatsScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { MonthsPanel } from './parts/months-panel.tsx';
import { SharePanels } from './parts/share-panels.tsx';

const query = graphql`
  query paymentStatsScreenQuery {
    admin @catch(to: RESULT) {
      paymentStats {
        byStatus {
          count
        }
        ...monthsPanel_stats
        ...sharePanels_stats
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
