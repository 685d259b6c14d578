import { Button, Flex, TextInput } from '@mantine/core';
import { type SubmitEvent, useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorFocus } from '../../../shared/forms/form-focus.ts';
import { ClockContext } from '../../../shared/live/clock.ts';
import { paymentMethods, useCart } from '../../../shared/payment/cart-store.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import {
  type CartField,
  type CartPlan,
  isCodeWaiting,
  missingInCart,
  orderFacts,
  orderInput,
  type ShownCart,
} from '../lib/cart-rules.ts';
import type { useCartPrice } from '../lib/use-cart-price.ts';
import { useOrder } from '../lib/use-order.ts';
import styles from './cart-form.module.css';
import { ChoiceField, DiscordField, FieldError, LengthField } from './choice-fields.tsx';
import { ChangeDialog, GuestActions, PayButton } from './pay-button.tsx';
import { PriceSummary } from './price-summary.tsx';
import { PromoField } from './promo-field.tsx';

interface CartFormProps {
  cart: ShownCart;
  plan: CartPlan;
  pricing: ReturnType<typeof useCartPrice>;
  /** Monthly price of the active plan; null without one, or when it is not on sale. */
  runningPln: number | null;
}

export function CartForm({ cart, plan, pricing, runningPln }: CartFormProps) {
  const { viewer } = useSession();
  const clock = useContext(ClockContext);
  const [attempt, setAttempt] = useState<object>();
  const form = useErrorFocus(attempt);
  const [isConfirming, setConfirming] = useState(false);
  const { price, months, isFetching, error, refetch } = pricing;
  const { order, isOrdering } = useOrder(refetch);
  const unavailability = price ? price.unavailability : plan.unavailability;
  const hasNoPrice = cart.subMonths !== null && price === null && !isFetching;
  const isCheckingCode = !plan.hasFixedDates && isCodeWaiting(cart);
  const missing = missingInCart(cart, plan.discordIncluded);
  const shown = attempt ? missing : [];
  const { running, runningDays, lost, until, from } = orderFacts(plan, pricing, runningPln, clock.now());

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt({});
    if (missing.length > 0) return;
    if (lost) setConfirming(true);
    else await orderNow();
  };
  const orderNow = async () => {
    setConfirming(false);
    if (!viewer || !price || cart.subMonths === null) return;
    await order(orderInput(cart, cart.subMonths, plan, price));
  };

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.body}>
          <CartFields
            cart={cart}
            plan={plan}
            missing={shown}
            isFree={price?.totalPln === 0}
            extensionMonths={price?.action === 'EXTEND' && months ? months + price.extraMonths : null}
          />
          <div className={styles.side}>
            <PriceSummary
              cart={cart}
              plan={plan}
              pricing={pricing}
              currentPlan={running}
              daysToEnd={runningDays}
            />
          </div>
          <div className={styles.pay}>
            <div role="alert">
              {unavailability && (
                <ErrorText component="p" mb="xs">
                  <FormattedMessage id="public.cart.unavailable" values={{ reason: unavailability }} />
                </ErrorText>
              )}
              {hasNoPrice && !error && (
                <ErrorText component="p" mb="xs">
                  <FormattedMessage id="public.cart.goneTitle" />
                </ErrorText>
              )}
            </div>
            {viewer ? (
              <PayButton
                price={price}
                isDisabled={unavailability != null || hasNoPrice}
                isFetching={isFetching}
                isLoading={isOrdering || isCheckingCode || (isFetching && missing.length === 0)}
                missing={shown}
                until={until}
                from={from}
              />
            ) : (
              <GuestActions price={price} isFetching={isFetching} />
            )}
          </div>
        </div>
      </form>
      {lost && running && (
        <ChangeDialog
          isOpen={isConfirming}
          lost={lost}
          running={running}
          chosen={plan.name}
          onConfirm={() => void orderNow()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

interface CartFieldsProps {
  cart: ShownCart;
  plan: CartPlan;
  /** Fields that show that they are missing. */
  missing: readonly CartField[];
  isFree: boolean;
  extensionMonths: number | null;
}

function CartFields({ cart, plan, missing, isFree, extensionMonths }: CartFieldsProps) {
  const { clear } = useCart();
  return (
    <div className={styles.fields}>
      <LengthField cart={cart} plan={plan} isMissing={missing.includes('subMonths')} />
      <PersonFields cart={cart} missing={missing} />
      <DiscordField
        cart={cart}
        plan={plan}
        isMissing={missing.includes('discordName')}
        extensionMonths={extensionMonths}
      />
      {!plan.hasFixedDates && <PromoField />}
      {!isFree && <PaymentMethodField />}
      <div>
        <Button variant="subtle" color="gray" size="compact-sm" ml={-8} c="var(--text-2)" onClick={clear}>
          <FormattedMessage id="public.cart.clear" />
        </Button>
      </div>
    </div>
  );
}

function PaymentMethodField() {
  const { cart, change } = useCart();
  return (
    <ChoiceField
      label={<FormattedMessage id="common.payment" />}
      name="paymentMethod"
      variant="cards"
      value={cart.paymentMethod}
      choices={paymentMethods.map((method) => ({
        value: method,
        label: <FormattedMessage id="common.paymentMethod" values={{ method: method.toUpperCase() }} />,
        note: <FormattedMessage id="public.cart.methodText" values={{ method }} />,
      }))}
      onChange={(value) =>
        change({ paymentMethod: paymentMethods.find((method) => method === value) ?? 'p24' })
      }
    />
  );
}

const personFields = [
  ['firstName', 'common.firstName', 'common.firstNameBlank', 'given-name'],
  ['lastName', 'common.lastName', 'common.lastNameBlank', 'family-name'],
] as const;

function PersonFields({ cart, missing }: Pick<CartFieldsProps, 'cart' | 'missing'>) {
  const intl = useIntl();
  const { typeNames } = useCart();
  return (
    <Flex gap="sm" align="start">
      {personFields.map(([key, label, missingText, autoComplete]) => (
        <TextInput
          key={key}
          size="sm"
          flex={1}
          name={key}
          autoComplete={autoComplete}
          maxLength={100}
          label={intl.formatMessage({ id: label })}
          value={cart[key]}
          onChange={(event) => typeNames({ [key]: event.currentTarget.value }, cart.buyerId)}
          error={missing.includes(key) && <FieldError id={missingText} />}
        />
      ))}
    </Flex>
  );
}
