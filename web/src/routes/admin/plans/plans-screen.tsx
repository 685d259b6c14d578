import { Box, Card, Table } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { plansScreen_plan$key } from '../../../__generated__/plansScreen_plan.graphql.ts';
import type { plansScreenQuery } from '../../../__generated__/plansScreenQuery.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { ScreenAnswer } from '../../../shared/ui/error-states.tsx';
import { formatMoney, formatPercent, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { Th } from '../parts/th.tsx';

const query = graphql`
  query plansScreenQuery {
    admin @catch(to: RESULT) {
      plans {
        id
        ...plansScreen_plan
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
                      <Th id="common.plan" />
                      <Th id="admin.common.price" isFigure />
                      <Th id="common.sale" isWide />
                      <Th id="admin.plans.places" isFigure />
                      <Th id="admin.plans.soldUntil" isWide />
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

const planFragment = graphql`
  fragment plansScreen_plan on Plan {
    planId
    name
    pricePln
    activeSale {
      percent
    }
    salePercent
    isLimited
    placesTotal
    placesTaken
    soldUntil
    hasFixedDates
  }
`;

function PlanListItem({ plan: key }: { readonly plan: plansScreen_plan$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = useFragment(planFragment, key);
  const { soldUntil, salePercent, isLimited, placesTotal, placesTaken } = plan;
  const isOver = useNow((now) => soldUntil != null && Date.parse(soldUntil) < now);
  const isOn = plan.activeSale != null;
  const Icon = isOn ? IconCheck : IconClock;
  const sale = salePercent != null && (
    <Tag tone={isOn ? 'success' : 'muted'} icon={<Icon stroke={2} aria-hidden="true" />}>
      <FormattedMessage
        id={isOn ? 'admin.plans.saleOn' : 'admin.plans.saleOff'}
        values={{
          percent: formatPercent(salePercent / 100, language, Number.isInteger(salePercent) ? 0 : 2),
        }}
      />
    </Tag>
  );
  const end = soldUntil != null && (
    <FormattedMessage
      id={isOver ? 'admin.plans.soldOver' : 'common.until'}
      values={{ date: dateTimeParts(soldUntil).date }}
    />
  );
  const taken = placesTaken == null ? '–' : intl.formatNumber(placesTaken);
  return (
    <tr role="row">
      <Box component="td" role="cell" c="var(--text-1)" fw={500}>
        <Link to={`/admin/plans/${plan.planId}`}>{planTitle(plan.name)}</Link>
        {sale && (
          <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
            {sale}
          </Box>
        )}
        {end && (
          <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
            {end}
          </Box>
        )}
      </Box>
      <Box
        component="td"
        role="cell"
        c="var(--text-1)"
        fw={500}
        style={{ overflowWrap: 'anywhere' }}
        data-figure
      >
        {formatMoney(plan.pricePln, language)}
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          <FormattedMessage id={plan.hasFixedDates ? 'common.once' : 'admin.plans.monthly'} />
        </Box>
      </Box>
      <td role="cell" className="mantine-visible-from-md">
        {sale || '–'}
      </td>
      <td role="cell" data-figure>
        {isLimited && placesTotal != null ? `${taken} / ${intl.formatNumber(placesTotal)}` : taken}
      </td>
      <td role="cell" className="mantine-visible-from-md">
        {end || <FormattedMessage id="admin.plans.endless" />}
      </td>
    </tr>
  );
}
