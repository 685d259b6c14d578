import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { DegradedNotice } from '../../../shared/degraded/degraded-notice.tsx';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { BarReference } from '../../../shared/ui/bar-reference.tsx';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { CartPlan } from '../lib/cart-offer.ts';
import { type CartPrice, splitLines } from '../lib/price-lines.ts';
import { PriceLineRow } from './price-line-row.tsx';
import classes from './price-summary.module.css';

interface PriceSummaryProps {
  plan: CartPlan;
  price: CartPrice | null;
  isReading: boolean;
  /** Why there is no newer price. */
  fault: OperationFault | null;
  onRetry: () => void;
  /** Name of the running plan, if any. */
  currentPlan: string | null;
  /** Whole days that the running subscription has left. */
  daysToEnd: number | null;
}

const reasons = ['SOLD_OUT', 'OWNED', 'LANGUAGE'] as const;

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
    <section className={classes.summary} aria-busy={isReading} aria-live="polite">
      <h3 className={classes.heading}>
        <FormattedMessage id="public.cart.summary" />
      </h3>
      <DegradedNotice operation="cartPriceQuery" onRefresh={onRetry} />
      {cart.subMonths === null && (
        <p className={classes.note}>
          <FormattedMessage id="public.cart.chooseLength" />
        </p>
      )}
      {fault && !isReading && (
        <p className={classes.failed} role="alert">
          <FormattedMessage id="public.cart.priceFailed" />{' '}
          <FormattedMessage id={`shared.error.${fault.code}`} />
          <BarReference fault={fault} />
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            <FormattedMessage id="shared.state.retry" />
          </Button>
        </p>
      )}
      {price && (
        <dl className={classes.lines} data-old={isReading}>
          {ofPackage.map((line) => (
            <PriceLineRow key={line.kind} line={line} {...row} />
          ))}
          {(ofPackage.length > 1 || ofAddOns.length > 0) && (
            <div className={classes.line} data-kind="subtotal">
              <dt>
                <FormattedMessage id="public.cart.subtotal" />
              </dt>
              <dd>{formatMoney(packagePln, language)}</dd>
            </div>
          )}
          {ofAddOns.map((line) => (
            <PriceLineRow key={line.kind} line={line} {...row} />
          ))}
        </dl>
      )}
      {price && price.extraMonths > 0 && (
        <p className={classes.extra}>
          <FormattedMessage id="public.cart.extraMonths" values={{ months: price.extraMonths }} />
        </p>
      )}
      {price?.goqIncluded && (
        <p className={classes.extra}>
          <FormattedMessage id="public.cart.goq" />
        </p>
      )}
      {unavailability && (
        <p className={classes.failed} role="alert">
          <FormattedMessage
            id={`public.cart.unavailable.${reasons.find((one) => one === unavailability) ?? 'LANGUAGE'}`}
          />
        </p>
      )}
    </section>
  );
}
