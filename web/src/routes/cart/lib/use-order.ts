import { errorCodeOf } from '@tipgraph/client';
import { createContext, useContext, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type {
  PlaceOrderInput,
  useOrderPlaceMutation as PlaceOrderMutation,
} from '../../../__generated__/useOrderPlaceMutation.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { paymentAddress, signInToCartAddress } from '../../../shared/navigation/addresses.ts';
import { useCart } from '../../../shared/payment/cart-store.ts';
import { isUnconfirmed } from '../../../shared/relay/retry-queue.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { useSessionStore } from '../../../shared/session/use-session.tsx';
import { showFailure } from '../../../shared/ui/show-failure.ts';
import { showToast } from '../../../shared/ui/toast.tsx';

/** Keeps the success toast visible before the payment page opens. */
const redirectDelayMs = 500;

/**
 * Places an order. After a success or a rejection, shows a toast and clears the cart; a success also opens the payment page. The
 * cart stays when the upstream did not process the order: the session had ended, the price has changed (`onPriceChange`), another
 * payment is being collected, or there was no usable response.
 */
export function useOrder(onPriceChange: () => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const leavePage = useContext(LeavePageContext);
  const { clear, close } = useCart();
  const session = useSessionStore();
  const [commit, isOrdering] = useAppMutation<PlaceOrderMutation>(useOrderPlaceMutation);
  const isInProgress = useRef(false);

  const openPayment = async (url: string) => {
    const target = paymentAddress(url);
    if (!target) return reject([]);
    clear();
    // A free order leads to a page of this site.
    const id = target.kind === 'inside' ? 'public.cart.orderedFree' : 'public.cart.ordered';
    showToast({ kind: 'success', text: intl.formatMessage({ id }) });
    await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
    if (target.kind === 'inside') await navigate(target.address);
    else leavePage(target.address);
  };
  const reject = (errors: readonly OrderError[]) => {
    showToast({ kind: 'error', text: errorTexts(intl, errors) });
    // What is sold, or paid, may have changed.
    void session.refresh();
    const codes = errors.map(({ code }) => code);
    // The upstream did not get an order at an outdated price.
    if (codes.includes('PRICE_CHANGED')) onPriceChange();
    else if (!codes.includes('UNDER_WAY')) clear();
  };
  const fail = async (thrown: unknown) => {
    const code = errorCodeOf(thrown);
    if (code === 'UNAUTHENTICATED') {
      close();
      await navigate(signInToCartAddress, { replace: true });
      return;
    }
    showFailure(intl, thrown);
    // Another try is safe: an order that was placed, and whose response is lost, leads to the same payment.
    if (!isUnconfirmed(code) && code !== 'XSRF_REFUSED') return clear();
    void session.refresh();
  };

  /** Ignores calls while an order is running. */
  const order = async (input: PlaceOrderInput) => {
    if (isInProgress.current) return;
    isInProgress.current = true;
    try {
      const { placeOrder: payload } = await commit({ variables: { input } });
      if (payload.paymentUrl) await openPayment(payload.paymentUrl);
      else reject(payload.errors);
    } catch (thrown) {
      await fail(thrown);
    } finally {
      isInProgress.current = false;
    }
  };
  return { order, isOrdering };
}

function errorTexts(intl: IntlShape, errors: readonly OrderError[]): string[] {
  if (errors.length === 0) return [intl.formatMessage({ id: 'public.cart.refused.any' })];
  return [...new Set(errors.map((error) => errorText(intl, error)))];
}

function errorText(intl: IntlShape, { field, code, message }: OrderError): string {
  const path = field?.join('.') ?? '';
  const id = byCode[code] ?? (isCode.test(message) ? byField[`${path}.${code}`] : undefined);
  if (id) return intl.formatMessage({ id });
  const name = fieldNames[path] ? intl.formatMessage({ id: fieldNames[path] }) : path;
  return name ? `${name}: ${message}` : message;
}

/** Whether an upstream's message is a code such as `too_long`, and not a text. */
const isCode = /^[a-z][a-z0-9_]*$/i;

/** Navigates to an address outside the app. Tests replace it. */
export const LeavePageContext = createContext<(address: string) => void>((address) =>
  window.location.assign(address),
);

const useOrderPlaceMutation = graphql`
  mutation useOrderPlaceMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      paymentUrl
      errors {
        field
        code
        message
      }
    }
  }
`;

type OrderError = NonNullable<PlaceOrderMutation['response']['placeOrder']>['errors'][number];

const byCode: Record<string, MessageId> = {
  USED: 'public.cart.promo.used',
  EXPIRED: 'public.cart.promo.invalid',
  SOLD_OUT: 'public.cart.refused.soldOut',
  PRICE_CHANGED: 'public.cart.refused.priceChanged',
  PAYMENT_UNAVAILABLE: 'public.cart.refused.paymentUnavailable',
  UNDER_WAY: 'public.cart.refused.underWay',
};

const byField: Record<string, MessageId> = {
  'planName.INVALID': 'public.cart.refused.unavailable',
  'planName.UNAVAILABLE': 'public.cart.refused.unavailable',
  'paymentMethod.UNAVAILABLE': 'public.cart.refused.method',
  'paymentMethod.INVALID': 'public.cart.refused.method',
  'planName.BLANK': 'common.choosePlan',
  'months.INVALID': 'public.cart.missing.subMonths',
  'months.BLANK': 'public.cart.missing.subMonths',
  'promoCode.INVALID': 'public.cart.promo.invalid',
  'firstName.BLANK': 'common.firstNameBlank',
  'lastName.BLANK': 'common.lastNameBlank',
  'discordName.BLANK': 'public.cart.missing.discordName',
  'firstName.TOO_LONG': 'public.cart.refused.firstNameLong',
  'lastName.TOO_LONG': 'public.cart.refused.lastNameLong',
  'discordName.INVALID': 'shared.form.discordInvalid',
  'discordName.TOO_LONG': 'public.cart.refused.discordNameLong',
};

const fieldNames: Record<string, MessageId> = {
  planName: 'common.plan',
  months: 'common.period',
  promoCode: 'common.promoCode',
  paymentMethod: 'common.payment',
  firstName: 'common.firstName',
  lastName: 'common.lastName',
  discord: 'common.discordServer',
  discordName: 'common.discordName',
};
