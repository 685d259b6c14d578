import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sharePanels_stats$key } from '../../../../../__generated__/sharePanels_stats.graphql.ts';
import { paymentKind } from '../../../../../shared/payment/payment-kind.ts';
import { planTitle } from '../../../../../shared/ui/plan-title.ts';
import { SharePanel } from './share-panel.tsx';

const statsFragment = graphql`
  fragment sharePanels_stats on PaymentStats {
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

/** How payments spread over plans, methods and states. */
export function SharePanels({ stats: key }: { readonly stats: sharePanels_stats$key }) {
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
