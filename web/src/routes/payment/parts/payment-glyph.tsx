import { Flex } from '@mantine/core';
import { paymentIcons } from '../../../shared/payment/payment-icons.ts';
import type { PaymentKind } from '../../../shared/payment/payment-kind.ts';

const tones: Partial<Record<PaymentKind, string>> = { done: 'success', pending: 'accent', failed: 'danger' };

/** The sign of a payment's state. */
export function PaymentGlyph({ kind }: { kind: PaymentKind }) {
  const Icon = paymentIcons[kind];
  const tone = tones[kind] ?? 'muted';
  return (
    <Flex
      component="span"
      align="center"
      justify="center"
      w={48}
      h={48}
      c={`var(--${tone}-text)`}
      bg={`var(--${tone}-soft)`}
      bdrs="md"
      aria-hidden="true"
    >
      <Icon size={28} stroke={1.8} />
    </Flex>
  );
}
