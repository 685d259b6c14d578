import { FormattedMessage } from 'react-intl';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';
import classes from './fixed-time-plan.module.css';
import { PlacesLeft } from './places-left.tsx';
import { PlanButton } from './plan-button.tsx';

/** The limited plan of fixed dates in its own strip: when it runs, until when it is sold, and its one price. */
export function FixedTimePlan({ plan }: { plan: SessionPlan }) {
  const language = useLanguage();
  const { validFrom, validUntil, soldUntil } = plan;
  return (
    <aside className={classes.strip} aria-label={planTitle(plan.name)}>
      <b className={classes.name}>{planTitle(plan.name)}</b>
      <p className={classes.about}>
        {validFrom && validUntil && (
          <FormattedMessage
            id="public.home.plans.meVip"
            values={{ from: warsawDay(validFrom), until: warsawDay(validUntil) }}
          />
        )}{' '}
        {soldUntil && (
          <FormattedMessage id="public.home.plans.meVipSold" values={{ until: warsawDay(soldUntil) }} />
        )}
      </p>
      <PlacesLeft plan={plan} />
      <b className={classes.price}>
        {formatMoney(plan.pricePln, language)}{' '}
        <small>
          <FormattedMessage id="common.once" />
        </small>
      </b>
      <PlanButton plan={plan} months={1} />
    </aside>
  );
}
