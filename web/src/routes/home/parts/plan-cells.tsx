import { FormattedMessage, useIntl } from 'react-intl';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';

interface PlanCellProps {
  readonly plan: SessionPlan;
}

/** How many of all tips the plan's holder sees. */
export function PlanTips({ plan: { tipsEveryNth: nth } }: PlanCellProps) {
  if (!nth) return '–';
  if (nth > 1) return <FormattedMessage id="public.home.plans.everyNth" values={{ nth }} />;
  return (
    <b>
      <FormattedMessage id="common.allLowerCase" />
    </b>
  );
}

/** For which lengths the quality guarantee is included. */
export function PlanGoq({ plan }: PlanCellProps) {
  const intl = useIntl();
  const months = plan.offers.filter((offer) => offer.goqIncluded).map((offer) => `${offer.months}`);
  if (months.length === 0) return '–';
  return (
    <FormattedMessage
      id="public.home.plans.goqFor"
      values={{ months: intl.formatList(months, { type: 'conjunction' }) }}
    />
  );
}

/** Whether the Discord server is included, or what a month of it costs. */
export function PlanAddOn({ plan }: PlanCellProps) {
  const language = useLanguage();
  if (plan.discordIncluded) {
    return (
      <b>
        <FormattedMessage id="public.home.plans.included" />
      </b>
    );
  }
  const month = plan.offers.find((offer) => offer.months === 1);
  if (!month) return '–';
  return (
    <FormattedMessage
      id="public.home.plans.discordFor"
      values={{ amount: formatMoney(month.discordPricePln, language) }}
    />
  );
}
