import { Box, Button, Flex } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  paymentResult_payment$data,
  paymentResult_payment$key,
} from '../../../__generated__/paymentResult_payment.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import {
  OrderedPlan,
  type PaymentKind,
  paymentKind,
  paymentKinds,
} from '../../../shared/payment/payment-kinds.tsx';
import { TryAgainButton } from '../../../shared/payment/try-again-button.tsx';
import { CancelPaymentButton, PayLink } from '../../../shared/payment/waiting-payments.tsx';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { useSession, WebOnly } from '../../../shared/session/use-session.tsx';
import { FactList, SingleCard } from '../../../shared/ui/card-parts.tsx';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { formatMoney, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { useFocusFallback } from '../../../shared/ui/use-focus.ts';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { beginsLater } from '../lib/begins-later.ts';

const paymentFragment = graphql`
  fragment paymentResult_payment on Payment {
    id
    uid
    status
    statusText
    amountPln
    planName
    months
    discord
    paymentUrl
    payableUntil
    canCancel
    ...tryAgainButton_payment
  }
`;

interface PaymentActionsProps {
  kind: PaymentKind;
  payment: paymentResult_payment$data | null | undefined;
}

function PaymentActions({ kind, payment }: PaymentActionsProps) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  switch (kind) {
    case 'done':
      return <LinkButton to="/dashboard" label="common.goToDashboard" size="md" variant="filled" />;
    case 'pending':
    case 'unknown':
      return (
        <>
          {kind === 'pending' && (
            <PayLink url={payment?.paymentUrl} size="md">
              <FormattedMessage id="public.payment.goOn" />
            </PayLink>
          )}
          <Button variant="default" size="md" loading={isRefreshing} onClick={refresh}>
            <FormattedMessage id="common.checkAgain" />
          </Button>
          {payment?.canCancel && (
            <CancelPaymentButton
              paymentId={payment.id}
              onSettled={refresh}
              variant="subtle"
              color="gray"
              size="md"
            />
          )}
        </>
      );
    default:
      return (
        <>
          {payment && <TryAgainButton payment={payment} size="md" />}
          <WebOnly>
            <Button
              component={SectionLink}
              section="plans"
              size="md"
              variant={payment ? 'default' : 'filled'}
            >
              <FormattedMessage id="public.payment.plans" />
            </Button>
          </WebOnly>
        </>
      );
  }
}

function PaymentFacts({ payment }: { payment: paymentResult_payment$data }) {
  const language = useLanguage();
  const { uid, amountPln, planName, months, discord } = payment;
  return (
    <FactList
      facts={[
        {
          name: 'common.plan',
          value: planName && (
            <>
              <OrderedPlan planName={planName} months={months} />
              {discord && (
                <>
                  , <FormattedMessage id="public.payment.withDiscord" />
                </>
              )}
            </>
          ),
        },
        { name: 'common.amount', value: formatMoney(amountPln, language) },
        { name: 'public.payment.number', value: uid },
      ]}
    />
  );
}

interface PaymentResultProps {
  /** Null when there is no such payment. */
  payment: paymentResult_payment$key | null;
  /** False for an admin who looks at the payment of another user. */
  isOwn: boolean;
  /** Whether the polling of a pending payment has ended. */
  isLate: boolean;
}

/** The result of a payment with its facts and actions. An unknown status is shown as received. */
export function PaymentResult({ payment: key, isOwn, isLate }: PaymentResultProps) {
  const { isRefreshing } = useContext(RefreshContext);
  const payment = useFragment(paymentFragment, key);
  const session = useSession();
  const plan = payment?.planName ?? '';
  const begins = useNow((now) => beginsLater(session, plan, now));
  const kind = payment ? paymentKind(payment.status) : 'missing';
  const status = useFocusFallback<HTMLDivElement>(kind);
  return (
    <SingleCard maw={520} aria-busy={isRefreshing}>
      <PaymentGlyph kind={kind} />
      <div ref={status} tabIndex={-1} role="status">
        <h1>
          <FormattedMessage id="public.payment.title" values={{ kind, status: payment?.statusText ?? '' }} />
        </h1>
        <Box component="p" mt="xs" c="var(--text-2)">
          {begins !== null && kind === 'done' ? (
            <FormattedMessage
              id="public.payment.doneLaterText"
              values={{ plan: planTitle(plan), date: warsawDay(begins) }}
            />
          ) : (
            <FormattedMessage
              id="public.payment.text"
              values={{ kind: kind === 'pending' && isLate ? 'late' : kind }}
            />
          )}
        </Box>
        {kind === 'pending' && payment?.payableUntil && (
          <Box component="p" mt="xs" c="var(--text-2)">
            <FormattedMessage
              id="public.payment.until"
              values={{ time: dateTimeParts(payment.payableUntil).time }}
            />
          </Box>
        )}
      </div>
      {payment && <PaymentFacts payment={payment} />}
      {isOwn && kind !== 'held' && (
        <Flex gap="xs" wrap="wrap">
          <PaymentActions kind={kind} payment={payment} />
        </Flex>
      )}
    </SingleCard>
  );
}

const tones: Partial<Record<PaymentKind, string>> = { done: 'success', pending: 'accent', failed: 'danger' };

function PaymentGlyph({ kind }: { kind: PaymentKind }) {
  const { Icon } = paymentKinds[kind];
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
