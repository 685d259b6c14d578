import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tryAgainButton_payment$key } from '../../__generated__/tryAgainButton_payment.graphql.ts';
import { useNow } from '../live/clock.ts';
import { useSession, WebOnly } from '../session/use-session.tsx';
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

/** Opens the cart with the order of a failed payment. Its promo code is checked again. */
export function TryAgainButton({ payment: key, size = 'sm' }: TryAgainButtonProps) {
  const payment = useFragment(paymentFragment, key);
  const { fill } = useCart();
  const { viewer, plans } = useSession();
  const { planName, promoCode } = payment;
  if (planName == null) return null;
  // An order of a plan that includes Discord has it, too, without the paid add-on.
  const isDiscordIncluded = plans.some(({ name, discordIncluded }) => name === planName && discordIncluded);
  const fillCart = () =>
    fill({
      sub: planName,
      subMonths: cartMonths.find((months) => months === payment.months) ?? null,
      promocode: promoCode ?? '',
      promo: { state: promoCode == null ? 'none' : 'waiting' },
      paymentMethod: payment.method === 'BLIK' ? 'blik' : 'p24',
      discord: payment.discord === true && !isDiscordIncluded,
      buyerId: viewer?.id ?? null,
      firstName: payment.firstName,
      lastName: payment.lastName,
      discordName: payment.discordName,
    });
  return (
    <WebOnly>
      <Button size={size} onClick={fillCart}>
        <FormattedMessage id="common.tryAgain" />
      </Button>
    </WebOnly>
  );
}

/** How far the page's clock may be ahead of the server's. */
const clockToleranceMs = 3_000;

export function useRefetchAtDeadline(payableUntil: string | null, refetch: () => void): void {
  const isOver = useNow((now) => payableUntil !== null && Date.parse(payableUntil) + clockToleranceMs <= now);
  const onOver = useEffectEvent(refetch);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
}
