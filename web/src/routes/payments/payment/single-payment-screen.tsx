import { Box, Flex, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { singlePaymentScreen_payment$key } from '../../../__generated__/singlePaymentScreen_payment.graphql.ts';
import type { singlePaymentScreenQuery as SinglePaymentScreenQuery } from '../../../__generated__/singlePaymentScreenQuery.graphql.ts';
import { PaymentStatusTag } from '../../../shared/payment/payment-kinds.tsx';
import { TryAgainButton, useRefetchAtDeadline } from '../../../shared/payment/try-again-button.tsx';
import { CancelPaymentButton, PayLink } from '../../../shared/payment/waiting-payments.tsx';
import { ScreenAnswer } from '../../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { FactList } from '../../../shared/ui/card-parts.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useFocusFallback } from '../../../shared/ui/use-focus.ts';
import { LinkButton } from '../../parts/link-button.tsx';

const screenQuery = graphql`
  query singlePaymentScreenQuery($uid: String!) {
    payment(uidOrNumber: $uid) @catch(to: RESULT) {
      ...singlePaymentScreen_payment
    }
  }
`;

const historyLink = <LinkButton to="/profile" label="common.paymentHistory" />;

/** One of the user's payments, by uid. Another user's payment is shown as missing, and to admins without actions. */
export function SinglePaymentScreen(state: ScreenProps<SinglePaymentScreenQuery>) {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.payment" />} />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ payment }) => payment}
        failed={<FormattedMessage id="common.paymentFailed" />}
        missing={
          <EmptyState
            kind="noMatch"
            title="common.noSuchPayment"
            reason="member.singlePayment.missingReason"
            action={historyLink}
          />
        }
      >
        {(payment, notice) => (
          <Stack maw={560}>
            {notice}
            <PaymentPanel payment={payment} onRefresh={state.refresh} />
          </Stack>
        )}
      </ScreenAnswer>
    </>
  );
}

const paymentFragment = graphql`
  fragment singlePaymentScreen_payment on Payment {
    id
    uid
    status
    amountPln
    planName
    months
    discord
    method
    createdAt
    paidAt
    paymentUrl
    payableUntil
    canCancel
    user {
      id
    }
    ...paymentStatusTag_payment
    ...tryAgainButton_payment
  }
`;

/** States of an unpaid order, which can be placed again. */
const unsuccessfulStates = ['CANCELLED', 'FAILED', 'EXPIRED'] as const;

interface PaymentPanelProps {
  readonly payment: singlePaymentScreen_payment$key;
  readonly onRefresh: () => void;
}

function PaymentPanel({ payment: key, onRefresh }: PaymentPanelProps) {
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const { uid, status, planName, months, discord, method, createdAt, paidAt, paymentUrl, payableUntil } =
    payment;
  const details = useFocusFallback<HTMLDivElement>(payment.canCancel);
  useRefetchAtDeadline(payableUntil, onRefresh);
  const { viewer } = useSession();
  // The graph names the payer only to admins, who may open the payments of others.
  const isOwn = !payment.user || payment.user.id === viewer?.id;
  const canTryAgain = isOwn && unsuccessfulStates.some((one) => one === status);

  return (
    <Panel title={<FormattedMessage id="common.paymentDetails" />}>
      <Box ref={details} tabIndex={-1} px="md">
        <FactList
          facts={[
            { name: 'common.status', value: <PaymentStatusTag payment={payment} /> },
            { name: 'common.amount', value: formatMoney(payment.amountPln, language) },
            { name: 'common.plan', value: planName != null && planTitle(planName) },
            {
              name: 'common.period',
              value: months != null && <FormattedMessage id="common.monthCount" values={{ months }} />,
            },
            {
              name: 'common.discordServer',
              value: discord != null && <FormattedMessage id={discord ? 'common.yes' : 'common.no'} />,
            },
            {
              name: 'common.method',
              value: method && <FormattedMessage id="common.paymentMethod" values={{ method }} />,
            },
            { name: 'common.ordered', value: createdAt != null && dateTimeText(createdAt) },
            {
              name: 'member.singlePayment.payableUntil',
              value: payableUntil != null && dateTimeText(payableUntil),
            },
            { name: 'common.paid', value: paidAt != null && dateTimeText(paidAt) },
            { name: 'common.paymentNumber', value: uid },
          ]}
        />
      </Box>
      {status === 'EXPIRED' && (
        <Box component="p" pt="sm" px="md" c="var(--text-2)">
          <FormattedMessage id="public.payment.text" values={{ kind: 'expired' }} />
        </Box>
      )}
      <Flex gap="xs" wrap="wrap" p="md">
        {canTryAgain && <TryAgainButton payment={payment} />}
        {isOwn && status === 'PENDING' && (
          <PayLink url={paymentUrl}>
            <FormattedMessage id="member.singlePayment.pay" />
          </PayLink>
        )}
        {isOwn && payment.canCancel && <CancelPaymentButton paymentId={payment.id} onSettled={onRefresh} />}
        {historyLink}
      </Flex>
    </Panel>
  );
}
