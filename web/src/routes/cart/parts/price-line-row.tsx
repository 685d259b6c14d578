import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { Cart } from '../../../shared/cart/cart-state.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { CartPlan } from '../lib/cart-offer.ts';
import { formatReduction } from '../lib/format-reduction.ts';
import type { PriceLine } from '../lib/price-lines.ts';

interface PriceLineRowProps {
  line: PriceLine;
  plan: CartPlan;
  cart: Cart;
  /** Name of the running plan, if any. */
  currentPlan: string | null;
  /** Whole days that the running subscription has left. */
  daysToEnd: number | null;
  /** Percent taken off for the length. */
  lengthPercent: number;
}

/** One line of the price: what it is, how it comes about, and its amount. */
export function PriceLineRow(props: PriceLineRowProps) {
  const language = useLanguage();
  const { amountPln } = props.line;
  return (
    <Flex variant="row" align="start" gap="md" justify="space-between" px={0} py="xs">
      <Box component="dt" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <LineName {...props} />
        <Box component="small" display="block" c="dimmed" fz="xs" lh="16px">
          <LineNote {...props} />
        </Box>
      </Box>
      <Box
        component="dd"
        c={amountPln < 0 ? 'var(--success-text)' : 'inherit'}
        fw={500}
        style={{ whiteSpace: 'nowrap' }}
      >
        {formatMoney(amountPln, language)}
      </Box>
    </Flex>
  );
}

function LineName({ line, plan, cart, currentPlan }: PriceLineRowProps) {
  switch (line.kind) {
    case 'DURATION_DISCOUNT':
      return (
        <FormattedMessage id="public.cart.line.DURATION_DISCOUNT" values={{ months: cart.subMonths ?? 0 }} />
      );
    case 'SALE':
      return <FormattedMessage id="common.sale" />;
    case 'PROMO_CODE':
      return <FormattedMessage id="public.cart.line.PROMO_CODE" values={{ code: cart.promocode.trim() }} />;
    case 'ACTIVE_SUBSCRIPTION_REST':
      return (
        <FormattedMessage
          id="public.cart.line.ACTIVE_SUBSCRIPTION_REST"
          values={{ plan: planTitle(currentPlan ?? '') }}
        />
      );
    case 'DISCORD':
      return <FormattedMessage id="common.discord" />;
    default:
      return planTitle(plan.name);
  }
}

function LineNote({ line, plan, cart, daysToEnd, lengthPercent }: PriceLineRowProps) {
  const language = useLanguage();
  const months = cart.subMonths ?? 1;
  switch (line.kind) {
    case 'DURATION_DISCOUNT':
    case 'SALE':
      return line.percent ? formatReduction(line.percent, language) : null;
    case 'PROMO_CODE':
      return line.percent ? (
        <FormattedMessage
          id="public.cart.line.promoNote"
          values={{ percent: formatReduction(line.percent, language) }}
        />
      ) : null;
    case 'ACTIVE_SUBSCRIPTION_REST':
      return daysToEnd === null ? null : (
        <FormattedMessage id="public.cart.line.restNote" values={{ days: daysToEnd }} />
      );
    case 'DISCORD':
      return lengthPercent > 0 ? (
        <FormattedMessage
          id="public.cart.line.discordDiscountNote"
          values={{ months, percent: formatReduction(lengthPercent, language) }}
        />
      ) : (
        <FormattedMessage id="common.monthCount" values={{ months }} />
      );
    default:
      return plan.validUntil ? (
        <FormattedMessage id="public.cart.once" />
      ) : (
        <FormattedMessage
          id="public.cart.times"
          values={{ months, price: formatMoney(line.amountPln / months, language) }}
        />
      );
  }
}
