import { Box, Button, Flex, Stack } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { WaitingPayment } from '../session/session-state.ts';
import { dateTimeParts } from '../ui/date-time-parts.ts';
import { formatMoney } from '../ui/format-money.ts';
import { planTitle } from '../ui/plan-title.ts';
import { useLanguage } from '../ui/use-language.ts';
import { paymentAddress } from './payment-address.ts';
import { useCancelPayment } from './use-cancel-payment.ts';
import { useWaitingPayments } from './use-waiting-payments.ts';

/** The person's orders that wait to be paid, each with the ways to pay and to give it up; nothing without any. */
export function WaitingPayments() {
  const waiting = useWaitingPayments();
  if (waiting.length === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      {waiting.map((payment) => (
        <WaitingPaymentNotice key={payment.id} payment={payment} />
      ))}
    </Stack>
  );
}

const action = { size: 'sm', flex: { base: 1, sm: 'none' }, mih: { base: 'var(--touch)', sm: 0 } } as const;

function WaitingPaymentNotice({ payment }: { readonly payment: WaitingPayment }) {
  const language = useLanguage();
  const [cancel, isCancelling] = useCancelPayment();
  const { id, planName, amountPln, paymentUrl, payableUntil, canCancel } = payment;
  const target = paymentUrl == null ? null : paymentAddress(paymentUrl);
  return (
    <Flex
      component="section"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      gap="8px 12px"
      align="center"
      mih={44}
      py="xs"
      px="md"
      bg="var(--surface-panel)"
      bd="1px solid var(--line-strong)"
      bdrs="md"
    >
      <IconClock style={{ flex: 'none' }} color="var(--accent-text)" size={18} stroke={1.8} aria-hidden />
      <Box component="p" flex={{ base: '1 0 calc(100% - 30px)', sm: 1 }}>
        <FormattedMessage
          id="app.waiting.order"
          values={{
            plan: planTitle(planName ?? ''),
            amount: formatMoney(amountPln, language),
            b: (words) => <strong>{words}</strong>,
          }}
        />{' '}
        {payableUntil && (
          <FormattedMessage id="app.waiting.until" values={{ time: dateTimeParts(payableUntil).time }} />
        )}
      </Box>
      <Flex gap="xs" w={{ base: '100%', sm: 'auto' }}>
        {target && (
          <Button component="a" href={target.address} {...action}>
            <FormattedMessage id="common.pay" />
          </Button>
        )}
        {canCancel && (
          <Button variant="default" {...action} loading={isCancelling} onClick={() => void cancel(id)}>
            <FormattedMessage id="app.waiting.cancel" />
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
