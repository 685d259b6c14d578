import { Box, Button, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { DegradedNotice } from '../../../shared/degraded/degraded-notice.tsx';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { ErrorReference } from '../../../shared/ui/error-reference.tsx';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { CartPlan } from '../lib/cart-offer.ts';
import { type CartPrice, splitLines } from '../lib/price-lines.ts';
import { PriceLineRow } from './price-line-row.tsx';

interface PriceSummaryProps {
  plan: CartPlan;
  price: CartPrice | null;
  isReading: boolean;
  /** Why there is no newer price. */
  fault: AppError | null;
  onRetry: () => void;
  /** Name of the running plan, if any. */
  currentPlan: string | null;
  /** Whole days that the running subscription has left. */
  daysToEnd: number | null;
}

/** What the cart costs: a line for the package and for each reduction, what remains of it, and the add-on. */
export function PriceSummary(props: PriceSummaryProps) {
  const { plan, price, isReading, fault, onRetry, currentPlan, daysToEnd } = props;
  const language = useLanguage();
  const { cart } = useCart();
  const { ofPackage, ofAddOns, packagePln } = splitLines(price?.lines ?? []);
  const unavailability = price?.unavailability ?? plan.unavailability;
  const offer = plan.offers.find(({ months }) => months === cart.subMonths);
  const row = { plan, cart, currentPlan, daysToEnd, lengthPercent: offer?.durationDiscountPercent ?? 0 };

  return (
    <Box component="section" mb="md" aria-busy={isReading} aria-live="polite">
      <Box component="h3" mb={6} fz="var(--fs-13)" fw={600} lh="18px">
        <FormattedMessage id="public.cart.summary" />
      </Box>
      <DegradedNotice operation="useCartPriceQuery" onRefresh={onRetry} />
      {cart.subMonths === null && (
        <Box component="p" c="var(--text-2)">
          <FormattedMessage id="public.cart.chooseLength" />
        </Box>
      )}
      {fault && !isReading && (
        <Flex
          component="p"
          direction="column"
          align="start"
          gap="xs"
          my="xs"
          c="var(--danger-text)"
          fz="var(--fs-13)"
          fw={500}
          role="alert"
        >
          <FormattedMessage id="public.cart.priceFailed" />{' '}
          <FormattedMessage id="shared.error" values={{ code: fault.code }} />
          <ErrorReference fault={fault} />
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        </Flex>
      )}
      {price && (
        <Box component="dl" opacity={isReading ? 0.55 : 1}>
          {ofPackage.map((line) => (
            <PriceLineRow key={line.kind} line={line} {...row} />
          ))}
          {(ofPackage.length > 1 || ofAddOns.length > 0) && (
            <Flex
              gap="md"
              justify="space-between"
              py="xs"
              fw={600}
              style={{ borderBottom: '1px solid var(--line-strong)' }}
            >
              <dt>
                <FormattedMessage id="public.cart.subtotal" />
              </dt>
              <dd>{formatMoney(packagePln, language)}</dd>
            </Flex>
          )}
          {ofAddOns.map((line) => (
            <PriceLineRow key={line.kind} line={line} {...row} />
          ))}
        </Box>
      )}
      {price && price.extraMonths > 0 && (
        <Box component="p" mt="xs" c="var(--success-text)" fz="var(--fs-13)" fw={500}>
          <FormattedMessage id="public.cart.extraMonths" values={{ months: price.extraMonths }} />
        </Box>
      )}
      {price?.goqIncluded && (
        <Box component="p" mt="xs" c="var(--success-text)" fz="var(--fs-13)" fw={500}>
          <FormattedMessage id="public.cart.goq" />
        </Box>
      )}
      {unavailability && (
        <Flex
          component="p"
          direction="column"
          align="start"
          gap="xs"
          my="xs"
          c="var(--danger-text)"
          fz="var(--fs-13)"
          fw={500}
          role="alert"
        >
          <FormattedMessage id="public.cart.unavailable" values={{ reason: unavailability }} />
        </Flex>
      )}
    </Box>
  );
}
