import { Box } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { planListItem_plan$key } from '../../../../__generated__/planListItem_plan.graphql.ts';
import { useNow } from '../../../../shared/live/use-now.ts';
import { dateTimeParts } from '../../../../shared/ui/date-time-parts.ts';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { planTitle } from '../../../../shared/ui/plan-title.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { useLanguage } from '../../../../shared/ui/use-language.ts';

const planFragment = graphql`
  fragment planListItem_plan on Plan {
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

/** A plan in the list, leading to where it is changed. */
export function PlanListItem({ plan: key }: { readonly plan: planListItem_plan$key }) {
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
