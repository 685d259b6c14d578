import { type ErrorCode, errorCodeOf } from '@tipgraph/client';
import { useContext, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type {
  PlaceOrderInput,
  placeOrderMutation as PlaceOrderMutation,
} from '../../../__generated__/placeOrderMutation.graphql.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { LeavePageContext } from '../../../shared/navigation/leave-page.ts';
import { paymentAddress } from '../../../shared/payment/payment-address.ts';
import { errorMessage } from '../../../shared/relay/error-message.ts';
import { isHandledGlobally } from '../../../shared/relay/is-handled-globally.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { signInToCartAddress } from '../../../shared/session/return-to.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { isRetryable, type OrderError, refusalLines } from './order-refusal.ts';
import { placeOrderMutation } from './place-order-mutation.ts';

/** So long the good news stands before the payment page opens, in milliseconds. */
export const redirectDelay = 500;

/** Faults without the upstream's word on the order: it may be tried again, and would lead to the same payment. */
const unanswered: ReadonlySet<ErrorCode> = new Set([
  'NETWORK',
  'UPSTREAM_OFFLINE',
  'UPSTREAM_TIMEOUT',
  'XSRF_REFUSED',
]);

interface OrderControl {
  /** Orders once, however often it is called meanwhile. `onPriceChange` is called when the price is another by now. */
  order(input: PlaceOrderInput): Promise<void>;
  isOrdering: boolean;
}

/**
 * Orders what is in the cart. Taken: toast, the cart is reset and closed, and the payment page opens. Refused: the
 * reasons as a toast, the cart is reset and closed. It stays where the order never came before the upstream: the
 * session had ended, the price has changed, or nothing answered.
 */
export function useOrder(onPriceChange: () => void): OrderControl {
  const intl = useIntl();
  const navigate = useNavigate();
  const leavePage = useContext(LeavePageContext);
  const { clear, close } = useCart();
  const [commit, isOrdering] = useAppMutation<PlaceOrderMutation>(placeOrderMutation);
  const isUnderWay = useRef(false);

  const goOn = async (url: string) => {
    const target = paymentAddress(url);
    if (!target) return refuse([]);
    clear();
    // An order with nothing to pay leads to a page of this site.
    const id = target.kind === 'inside' ? 'public.cart.orderedFree' : 'public.cart.ordered';
    showToast({ kind: 'success', text: intl.formatMessage({ id }) });
    await new Promise((resolve) => setTimeout(resolve, redirectDelay));
    if (target.kind === 'inside') await navigate(target.address);
    else leavePage(target.address);
  };
  const refuse = (errors: readonly OrderError[]) => {
    showToast({ kind: 'error', text: refusalWords(intl, errors) });
    if (isRetryable(errors)) onPriceChange();
    else clear();
  };
  const fail = async (thrown: unknown) => {
    const code = errorCodeOf(thrown);
    if (code === 'UNAUTHENTICATED') {
      close();
      await navigate(signInToCartAddress, { replace: true });
      return;
    }
    if (!isHandledGlobally(code)) {
      showToast({ kind: 'error', text: errorMessage(intl, thrown) });
    }
    if (!unanswered.has(code)) clear();
  };

  const order = async (input: PlaceOrderInput) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const { placeOrder: payload } = await commit({ variables: { input } });
      if (payload.paymentUrl) await goOn(payload.paymentUrl);
      else refuse(payload.errors);
    } catch (thrown) {
      await fail(thrown);
    } finally {
      isUnderWay.current = false;
    }
  };
  return { order, isOrdering };
}

function refusalWords(intl: IntlShape, errors: readonly OrderError[]): string[] {
  if (errors.length === 0) return [intl.formatMessage({ id: 'public.cart.refused.any' })];
  return refusalLines(errors).map((line) => {
    if ('id' in line) return intl.formatMessage({ id: line.id });
    const name = line.field ? intl.formatMessage({ id: line.field }) : line.fieldName;
    return name ? `${name}: ${line.text}` : line.text;
  });
}
