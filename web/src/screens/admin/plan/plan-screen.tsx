import { useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { planScreenQuery } from '../../../__generated__/planScreenQuery.graphql.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { PlanForm } from './parts/plan-form.tsx';

const query = graphql`
  query planScreenQuery($planId: Int!) {
    admin @catch(to: RESULT) {
      plan(planId: $planId) {
        id
        name
        ...planForm_plan
      }
    }
  }
`;

/** A plan at /admin/plans/{id}, where its price, sale, limit and dates are changed. */
export function PlanScreen({ queryRef, reload }: ScreenProps<planScreenQuery>) {
  const { admin } = usePreloadedQuery<planScreenQuery>(query, queryRef);
  const [isAsking, startAsking] = useTransition();
  const readAgain = () => startAsking(() => reload(queryRef.variables));
  const plan = admin.ok ? (admin.value?.plan ?? null) : null;
  return (
    <>
      <PageHead
        title={plan ? planTitle(plan.name) : <FormattedMessage id="admin.plan.title" />}
        subtitle={plan && <FormattedMessage id="admin.plan.subtitle" />}
      />
      {!admin.ok && (
        <AdminFailed
          title={<FormattedMessage id="admin.plan.failed" />}
          fault={caughtFault(admin.errors)}
          isRefreshing={isAsking}
          onRetry={readAgain}
        />
      )}
      {admin.ok && !plan && (
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="admin.plan.missingTitle" />}
          reason={<FormattedMessage id="admin.plan.missingReason" />}
        />
      )}
      {plan && <PlanForm key={plan.id} plan={plan} isReading={isAsking} onReadAgain={readAgain} />}
    </>
  );
}
