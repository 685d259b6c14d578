import { useIntl } from 'react-intl';
import type { CartMonths } from '../../../shared/cart/cart-state.ts';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import classes from './plan-tabs.module.css';

interface PlanTabsProps {
  readonly plans: readonly SessionPlan[];
  readonly months: CartMonths;
  /** The place of the plan on show. */
  readonly start: number;
  readonly onTurn: (start: number) => void;
}

/** On a phone, where one plan is shown at a time: all plans with their price of a month, in sight while the table is. */
export function PlanTabs({ plans, months, start, onTurn }: PlanTabsProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <fieldset className={classes.tabs} aria-label={intl.formatMessage({ id: 'content.plans.heading' })}>
      {plans.map(({ id, name, offers }, place) => {
        const price = offers.find((offer) => offer.months === months)?.pricePerMonthPln;
        return (
          <button key={id} type="button" aria-pressed={place === start} onClick={() => onTurn(place)}>
            <b>{planTitle(name)}</b>
            {price !== undefined && <span>{formatMoney(price, language)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
