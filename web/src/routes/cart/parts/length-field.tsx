import { Box } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { cartMonths } from '../../../shared/cart/cart-state.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useNow } from '../../../shared/live/use-now.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';
import type { CartPlan } from '../lib/cart-offer.ts';
import { formatReduction } from '../lib/format-reduction.ts';
import { ChoiceField } from './choice-field.tsx';

interface LengthFieldProps {
  plan: CartPlan;
  isMissing: boolean;
}

/** For how long: the lengths that the plan offers with what each takes off; a plan of fixed dates has no choice. */
export function LengthField({ plan, isMissing }: LengthFieldProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { cart, change } = useCart();
  const isLater = useNow((now) => plan.validFrom != null && Date.parse(plan.validFrom) > now);
  if (plan.validUntil) {
    return (
      <Box component="p" c="var(--text-2)">
        <FormattedMessage
          id={isLater ? 'public.cart.fixedTimeLater' : 'public.cart.fixedTime'}
          values={{ from: warsawDay(plan.validFrom ?? plan.validUntil), date: warsawDay(plan.validUntil) }}
        />
      </Box>
    );
  }
  return (
    <ChoiceField
      label={<FormattedMessage id="public.cart.length" />}
      name="subMonths"
      look="segments"
      field="subMonths"
      value={cart.subMonths === null ? null : String(cart.subMonths)}
      choices={plan.offers.map(({ months, durationDiscountPercent }) => ({
        value: String(months),
        label: intl.formatMessage({ id: 'public.cart.months' }, { months }),
        note: durationDiscountPercent > 0 && formatReduction(durationDiscountPercent, language),
      }))}
      onChange={(value) =>
        change({ subMonths: cartMonths.find((months) => String(months) === value) ?? null })
      }
      error={isMissing && <FormattedMessage id="public.cart.missing.subMonths" />}
    />
  );
}
