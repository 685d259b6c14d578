import { FormattedMessage } from 'react-intl';
import { paymentMethods } from '../../../shared/cart/cart-state.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { ChoiceField } from './choice-field.tsx';

/** How it is paid. */
export function PaymentMethodField() {
  const { cart, change } = useCart();
  return (
    <ChoiceField
      label={<FormattedMessage id="common.payment" />}
      name="paymentMethod"
      look="cards"
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
