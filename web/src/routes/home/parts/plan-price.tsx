import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { CartMonths } from '../../../shared/cart/cart-state.ts';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import classes from './plan-price.module.css';

interface PlanPriceProps {
  readonly plan: SessionPlan;
  readonly months: CartMonths;
}

/** What a month costs for the chosen length, and before its reductions. */
export function PlanPrice({ plan, months }: PlanPriceProps) {
  const language = useLanguage();
  const offer = plan.offers.find((one) => one.months === months);
  if (!offer) return '–';
  return (
    <>
      <b className={classes.month}>{formatMoney(offer.pricePerMonthPln, language)}</b>
      {offer.pricePerMonthPln < plan.pricePln && (
        <small>
          <VisuallyHidden>
            <FormattedMessage id="public.home.plans.before" />{' '}
          </VisuallyHidden>
          <s>{formatMoney(plan.pricePln, language)}</s>
        </small>
      )}
    </>
  );
}

/** What the whole length costs, and how much less than month by month. */
export function PlanTotal({ plan, months }: PlanPriceProps) {
  const language = useLanguage();
  const offer = plan.offers.find((one) => one.months === months);
  if (!offer) return '–';
  const saved = offer.regularPricePln - offer.pricePln;
  return (
    <>
      {formatMoney(offer.pricePln, language)}
      {saved > 0 && (
        <small className={classes.saved}>
          <FormattedMessage id="public.home.plans.saved" values={{ amount: formatMoney(saved, language) }} />
        </small>
      )}
    </>
  );
}
