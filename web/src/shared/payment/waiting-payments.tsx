import '../ui/main-styles.ts';
import { Box, Button, type ButtonProps, Flex, Stack } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { errorCodeOf } from '@tipgraph/client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { waitingPaymentsCancelMutation as CancelOwnPaymentMutation } from '../../__generated__/waitingPaymentsCancelMutation.graphql.ts';
import { useNow } from '../live/clock.ts';
import { paymentAddress } from '../navigation/addresses.ts';
import { isUnconfirmed } from '../relay/retry-queue.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';
import type { WaitingPayment } from '../session/session-state.ts';
import { useSession, useSessionStore, WebOnly } from '../session/use-session.tsx';
import { ConfirmDialog, useConfirmation } from '../ui/confirm-dialog.tsx';
import { dateTimeParts } from '../ui/dates.ts';
import { formatMoney, planTitle, useLanguage } from '../ui/formats.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showToast } from '../ui/toast.tsx';
import { useFocusFallback } from '../ui/use-focus.ts';

/** The user's unpaid orders, with links to pay and cancel them. */
export function WaitingPayments(): ReactNode {
  const waiting = useWaitingPayments();
  // Only a cancelled order moves the focus, not one whose time is over.
  const list = useFocusFallback<HTMLDivElement>(useSession().viewer?.waitingPayments.length);
  return (
    <Stack ref={list} tabIndex={-1} gap="xs" mb={waiting.length > 0 ? 'md' : 0}>
      {waiting.map((payment) => (
        <WaitingPaymentNotice key={payment.id} payment={payment} />
      ))}
    </Stack>
  );
}

const action = { size: 'sm', flex: { base: 1, sm: 'none' }, mih: { base: 'var(--touch)', sm: 0 } } as const;

function WaitingPaymentNotice({ payment }: { readonly payment: WaitingPayment }) {
  const language = useLanguage();
  const { id, planName, amountPln, paymentUrl, payableUntil, canCancel } = payment;
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
            b: (text) => <strong>{text}</strong>,
          }}
        />{' '}
        {payableUntil && (
          <FormattedMessage id="app.waiting.until" values={{ time: dateTimeParts(payableUntil).time }} />
        )}
      </Box>
      <Flex gap="xs" w={{ base: '100%', sm: 'auto' }}>
        <PayLink url={paymentUrl} {...action}>
          <FormattedMessage id="common.pay" />
        </PayLink>
        {canCancel && <CancelPaymentButton paymentId={id} {...action} />}
      </Flex>
    </Flex>
  );
}

interface PayLinkProps extends ButtonProps {
  readonly url: string | null | undefined;
  readonly children: ReactNode;
}

/** A link to pay for an order; nothing in the mobile app, and without an address that can be opened. */
export function PayLink({ url, ...button }: PayLinkProps) {
  const target = url == null ? null : paymentAddress(url);
  return (
    target && (
      <WebOnly>
        <Button component="a" href={target.address} {...button} />
      </WebOnly>
    )
  );
}

interface CancelPaymentButtonProps extends ButtonProps {
  readonly paymentId: string;
  /** Refetches other views of the payment. */
  readonly onSettled?: () => void;
}

/**
 * Cancels an unpaid order after a confirmation, shows the result in a toast and refreshes the session. An order that is being
 * paid is not cancelled.
 */
export function CancelPaymentButton({ paymentId, onSettled, ...button }: CancelPaymentButtonProps) {
  const intl = useIntl();
  const session = useSessionStore();
  const [commit, isCancelling] = useAppMutation<CancelOwnPaymentMutation>(waitingPaymentsCancelMutation);

  const cancel = async () => {
    try {
      const { cancelOwnPayment } = await commit({ variables: { input: { paymentId } } });
      const isDone = cancelOwnPayment.errors.length === 0;
      showToast({
        kind: isDone ? 'success' : 'error',
        text: intl.formatMessage({ id: isDone ? 'app.waiting.cancelled' : 'app.waiting.underWay' }),
      });
    } catch (thrown) {
      showFailure(intl, thrown);
      // The order may have been cancelled, and only the response lost.
      if (!isUnconfirmed(errorCodeOf(thrown))) return;
    }
    onSettled?.();
    void session.refresh();
  };
  const { ask, dialog } = useConfirmation(cancel, isCancelling);
  return (
    <>
      <Button variant="default" {...button} onClick={() => ask(paymentId)}>
        <FormattedMessage id="app.waiting.cancel" />
      </Button>
      <ConfirmDialog
        {...dialog}
        title={<FormattedMessage id="app.waiting.cancelTitle" />}
        action={<FormattedMessage id="app.waiting.cancel" />}
        isDestructive
      >
        <FormattedMessage id="app.waiting.cancelText" />
      </ConfirmDialog>
    </>
  );
}

/** The response updates every view of the payment. */
const waitingPaymentsCancelMutation = graphql`
  mutation waitingPaymentsCancelMutation($input: CancelOwnPaymentInput!) {
    cancelOwnPayment(input: $input) {
      payment {
        paymentUrl
        payableUntil
        canCancel
        ...paymentStatusTag_payment
      }
      errors {
        code
      }
    }
  }
`;

/** The user's unpaid orders, newest first, until their time to pay is over. */
export function useWaitingPayments(): readonly WaitingPayment[] {
  const waiting = useSession().viewer?.waitingPayments ?? [];
  // The newest order has the latest deadline, so expired orders are at the end.
  const count = useNow(
    (now) => waiting.filter(({ payableUntil }) => !payableUntil || now < Date.parse(payableUntil)).length,
  );
  return waiting.slice(0, count);
}
