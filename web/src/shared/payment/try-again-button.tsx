import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tryAgainButton_payment$key } from '../../__generated__/tryAgainButton_payment.graphql.ts';
import { useNow } from '../live/clock.ts';
import { WebOnly } from '../session/use-session.tsx';
import { cartMonths, useCart } from './cart-store.ts';

const paymentFragment = graphql`
  fragment tryAgainButton_payment on Payment {
    planName
    months
    discord
    method
    promoCode
    firstName
    lastName
    discordName
  }
`;

interface TryAgainButtonProps {
  readonly payment: tryAgainButton_payment$key;
  readonly size?: 'sm' | 'md';
}

/** Opens the cart with what was ordered by a payment that came to nothing; its promo code is checked again. */
export function TryAgainButton({ payment: key, size = 'sm' }: TryAgainButtonProps) {
  const payment = useFragment(paymentFragment, key);
  const { fill } = useCart();
  const { planName, promoCode } = payment;
  if (planName == null) return null;
  const fillCart = () =>
    fill({
      sub: planName,
      subMonths: cartMonths.find((months) => months === payment.months) ?? null,
      promocode: promoCode ?? '',
      promo: { state: promoCode == null ? 'none' : 'waiting' },
      paymentMethod: payment.method === 'BLIK' ? 'blik' : 'p24',
      discord: payment.discord ?? false,
      firstName: payment.firstName ?? '',
      lastName: payment.lastName ?? '',
      discordName: payment.discordName ?? '',
    });
  return (
    <WebOnly>
      <Button size={size} onClick={fillCart}>
        <FormattedMessage id="common.tryAgain" />
      </Button>
    </WebOnly>
  );
}

/** The page's clock may be so far before the server's, in milliseconds. */
const margin = 3_000;

/** Asks anew what became of a payment when the time to pay it is over; never while that is null. */
export function useAskAtEnd(payableUntil: string | null, ask: () => void): void {
  const isOver = useNow((now) => payableUntil !== null && Date.parse(payableUntil) + margin <= now);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isOver) askNow();
  }, [isOver]);
}
