import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CartMonths, cartMonths } from '../../../shared/cart/cart-state.ts';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import choices from '../../../shared/ui/choice.module.css';
import { formatPercent } from '../../../shared/ui/format-percent.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import classes from './duration-choice.module.css';

interface DurationChoiceProps {
  readonly plans: readonly SessionPlan[];
  readonly months: CartMonths;
  readonly onChange: (months: CartMonths) => void;
}

/** For how long: one, three, six or twelve months, each with what the length takes off. */
export function DurationChoice({ plans, months: chosen, onChange }: DurationChoiceProps) {
  const language = useLanguage();
  const name = useId();
  const offers = plans[0]?.offers ?? [];
  return (
    <fieldset className={`${choices.segments} ${classes.choices}`}>
      <VisuallyHidden component="legend">
        <FormattedMessage id="common.period" />
      </VisuallyHidden>
      {cartMonths.map((months) => {
        const percent = offers.find((offer) => offer.months === months)?.durationDiscountPercent ?? 0;
        return (
          <label key={months} className={`${choices.choice} ${classes.choice}`}>
            <input
              type="radio"
              name={name}
              value={months}
              checked={months === chosen}
              onChange={() => onChange(months)}
            />
            <span>
              <FormattedMessage id="common.monthCount" values={{ months }} />
            </span>
            {percent > 0 && (
              <small>
                <FormattedMessage
                  id="public.home.plans.percentOff"
                  values={{ percent: formatPercent(percent / 100, language, 0) }}
                />
              </small>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
