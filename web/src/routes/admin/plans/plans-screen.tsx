import { Card, Table } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { plansScreenQuery } from '../../../__generated__/plansScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { PlanListItem } from './parts/plan-list-item.tsx';

const query = graphql`
  query plansScreenQuery {
    admin @catch(to: RESULT) {
      plans {
        id
        ...planListItem_plan
      }
    }
  }
`;

/** All plans at /admin/plans, also those that are not sold any more. */
export function PlansScreen(state: ScreenProps<plansScreenQuery>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.plans.title' });
  return (
    <>
      <PageHead title={title} subtitle={<FormattedMessage id="admin.plans.subtitle" />} />
      <ScreenAnswer
        query={query}
        state={state}
        pick={({ admin }) => within(admin, (all) => all.plans)}
        failed={<FormattedMessage id="admin.plans.failed" />}
      >
        {(plans, notice) => (
          <>
            {notice}
            {plans.length === 0 ? (
              <StateMessage
                kind="empty"
                title={<FormattedMessage id="admin.plans.emptyTitle" />}
                reason={<FormattedMessage id="admin.plans.emptyReason" />}
              />
            ) : (
              <Card component="section" aria-label={title}>
                <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
                  <thead role="rowgroup">
                    <tr role="row">
                      <th role="columnheader" scope="col">
                        <FormattedMessage id="common.plan" />
                      </th>
                      <th role="columnheader" scope="col" data-figure>
                        <FormattedMessage id="admin.common.price" />
                      </th>
                      <th role="columnheader" scope="col" className="mantine-visible-from-md">
                        <FormattedMessage id="common.sale" />
                      </th>
                      <th role="columnheader" scope="col" data-figure>
                        <FormattedMessage id="admin.plans.places" />
                      </th>
                      <th role="columnheader" scope="col" className="mantine-visible-from-md">
                        <FormattedMessage id="admin.plans.soldUntil" />
                      </th>
                    </tr>
                  </thead>
                  <tbody role="rowgroup">
                    {plans.map((plan) => (
                      <PlanListItem key={plan.id} plan={plan} />
                    ))}
                  </tbody>
                </Table>
              </Card>
            )}
          </>
        )}
      </ScreenAnswer>
    </>
  );
}
