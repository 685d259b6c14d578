import { Box, Button, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { Language } from '../../../i18n/language.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { DegradedNotice } from '../../../shared/degraded/degraded-notice.tsx';
import type { Cart } from '../../../shared/payment/cart-store.ts';
import { formatMoney, formatReduction, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { ErrorReference } from '../../../shared/ui/state-message.tsx';
import { type CartPlan, type CartPrice, type PriceLine, splitLines } from '../lib/cart-rules.ts';
import type { useCartPrice } from '../lib/use-cart-price.ts';

interface PriceSummaryProps {
  cart: Cart;
  plan: CartPlan;
  pricing: ReturnType<typeof useCartPrice>;
  currentPlan: string | null;
  daysToEnd: number | null;
}

const gain = { component: 'p', mt: 'xs', c: 'var(--success-text)', fz: 'var(--fs-13)', fw: 500 } as const;

/**
 * The price of the cart: the package, its discounts, the subtotal and the add-on. A browser's translator replaces text nodes, which
 * React then no longer updates, so sums are not translated.
 */
export function PriceSummary(props: PriceSummaryProps) {
  const { cart, plan, currentPlan, daysToEnd } = props;
  const { price, months, isFetching, error, refetch } = props.pricing;
  const language = useLanguage();
  const { ofPackage, ofAddOns, packagePln } = splitLines(price?.lines ?? []);
  const offer = plan.offers.find((one) => one.months === months);
  const lengthPercent = offer?.durationDiscountPercent ?? 0;
  const row = { plan, cart, months: months ?? 1, currentPlan, daysToEnd, lengthPercent };

  return (
    <Box component="section" mb="md" aria-busy={isFetching} aria-live="polite">
      <Box component="h3" mb={6} fz="var(--fs-13)" fw={600} lh="var(--lh-13)">
        <FormattedMessage id="public.cart.summary" />
      </Box>
      <DegradedNotice operation="useCartPriceQuery" onRefresh={refetch} />
      {cart.subMonths === null && (
        <Box component="p" c="var(--text-2)">
          <FormattedMessage id="public.cart.chooseLength" />
        </Box>
      )}
      {error && !isFetching && (
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
          <FormattedMessage id="shared.error" values={{ code: error.code }} />
          <ErrorReference error={error} />
          <Button variant="default" size="compact-sm" onClick={refetch}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        </Flex>
      )}
      {price && (
        <Box component="dl" translate="no" opacity={isFetching ? 0.55 : 1}>
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
        <Box {...gain}>
          <FormattedMessage id="public.cart.extraMonths" values={{ months: price.extraMonths }} />
        </Box>
      )}
      {price?.goqIncluded && (
        <Box {...gain}>
          <FormattedMessage id="public.cart.goq" />
        </Box>
      )}
    </Box>
  );
}

interface PriceLineRowProps extends Pick<PriceSummaryProps, 'cart' | 'plan' | 'currentPlan' | 'daysToEnd'> {
  line: PriceLine;
  /** The length of the price. */
  months: number;
  /** The discount for the length. */
  lengthPercent: number;
}

function PriceLineRow(props: PriceLineRowProps) {
  const language = useLanguage();
  const { amountPln } = props.line;
  const { name, note } = lineTexts(props, language);
  return (
    <Flex variant="row" align="start" gap="md" justify="space-between" px={0} py="xs">
      <Box component="dt" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {name}
        <small>{note}</small>
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

function lineTexts(
  { line, plan, cart, months, currentPlan, daysToEnd, lengthPercent }: PriceLineRowProps,
  language: Language,
) {
  const percent = line.percent ? formatReduction(line.percent, language) : null;
  const text = (id: MessageId, values: Record<string, string | number> = {}) => (
    <FormattedMessage id={id} values={values} />
  );
  switch (line.kind) {
    case 'DURATION_DISCOUNT':
      return {
        name: text('public.cart.line.DURATION_DISCOUNT', { months }),
        note: percent,
      };
    case 'SALE':
      return { name: text('common.sale'), note: percent };
    case 'PROMO_CODE':
      return {
        name: text('public.cart.line.PROMO_CODE', { code: cart.promocode.trim() }),
        note: percent && text('public.cart.line.promoNote', { percent }),
      };
    case 'ACTIVE_SUBSCRIPTION_REST':
      return {
        name: text('public.cart.line.ACTIVE_SUBSCRIPTION_REST', { plan: planTitle(currentPlan ?? '') }),
        note: daysToEnd !== null && text('public.cart.line.restNote', { days: daysToEnd }),
      };
    case 'DISCORD': {
      const lengthDiscount = { months, percent: formatReduction(lengthPercent, language) };
      return {
        name: text('common.discord'),
        note:
          lengthPercent > 0
            ? text('public.cart.line.discordDiscountNote', lengthDiscount)
            : text('common.monthCount', { months }),
      };
    }
    default:
      return {
        name: planTitle(plan.name),
        note: plan.hasFixedDates
          ? text('public.cart.once')
          : text('public.cart.times', { months, price: formatMoney(line.amountPln / months, language) }),
      };
  }
}

export interface TotalLineProps {
  price: CartPrice | null;
  isFetching: boolean;
  /** The last day of the order, `DD.MM.YYYY`. */
  until: string | null;
  /** The first day, when it is in the future. */
  from?: string | null;
}

export function TotalLine({ price, isFetching, until, from = null }: TotalLineProps) {
  const language = useLanguage();
  return (
    <Flex
      translate="no"
      align={{ base: 'center', sm: 'flex-start' }}
      justify="space-between"
      mb={{ base: 8, sm: 14 }}
      fw={600}
    >
      <span>
        <FormattedMessage id="public.cart.total" />
        {until && (
          <small>
            <FormattedMessage
              id={from ? 'public.cart.from' : 'public.cart.until'}
              values={{ from, date: until }}
            />
          </small>
        )}
      </span>
      <Box
        component="b"
        fz={{ base: 'xl', sm: 'var(--fs-28)' }}
        fw={600}
        lh="2rem"
        opacity={isFetching ? 0.55 : 1}
        style={{ fontStretch: '90%', letterSpacing: '-0.01em', whiteSpace: 'nowrap' }}
      >
        {price ? formatMoney(price.totalPln, language) : '–'}
      </Box>
    </Flex>
  );
}
