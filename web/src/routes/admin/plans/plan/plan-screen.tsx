import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { planScreenQuery } from '../../../../__generated__/planScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { planTitle } from '../../../../shared/ui/formats.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
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

/** /admin/plans/{id}: price, sale, limit and dates of a plan. */
export function PlanScreen(state: ScreenProps<planScreenQuery>) {
  const head = <PageHead title={<FormattedMessage id="common.plan" />} />;
  return (
    <ScreenAnswer
      query={query}
      state={state}
      pick={({ admin }) => within(admin, ({ plan }) => plan)}
      head={head}
      failed={<FormattedMessage id="admin.plan.failed" />}
      missing={
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="admin.plan.missingTitle" />}
          reason={<FormattedMessage id="admin.plan.missingReason" />}
        />
      }
    >
      {(plan, notice) => (
        <>
          <PageHead title={planTitle(plan.name)} subtitle={<FormattedMessage id="admin.plan.subtitle" />} />
          {notice}
          <PlanForm key={plan.id} plan={plan} isFetching={state.isRefreshing} onRefetch={state.refresh} />
        </>
      )}
    </ScreenAnswer>
  );
}
