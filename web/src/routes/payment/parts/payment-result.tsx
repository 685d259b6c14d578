import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { paymentResult_payment$key } from '../../../__generated__/paymentResult_payment.graphql.ts';
import type { paymentResultFacts_payment$key } from '../../../__generated__/paymentResultFacts_payment.graphql.ts';
import { useNow } from '../../../shared/live/use-now.ts';
import { paymentIcons } from '../../../shared/payment/payment-icons.ts';
import { type PaymentKind, paymentKind } from '../../../shared/payment/payment-kind.ts';
import { beginsLater } from '../../../shared/session/begins-later.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { SingleCard } from '../../../shared/ui/single-card.tsx';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { PaymentActions } from './payment-actions.tsx';

const paymentFactsPaymentFragment = graphql`
  fragment paymentResultFacts_payment on Payment {
    uid
    amountPln
    planName
    months
    discord
  }
`;

function PaymentFacts({ payment: key }: { payment: paymentResultFacts_payment$key }) {
  const language = useLanguage();
  const { uid, amountPln, planName, months, discord } = useFragment(paymentFactsPaymentFragment, key);
  return (
    <FactList
      facts={[
        {
          key: 'plan',
          name: <FormattedMessage id="common.package" />,
          value: planName && (
            <>
              {planTitle(planName)}
              {months && (
                <>
                  , <FormattedMessage id="common.monthCount" values={{ months }} />
                </>
              )}
              {discord && (
                <>
                  , <FormattedMessage id="public.payment.withDiscord" />
                </>
              )}
            </>
          ),
        },
        {
          key: 'amount',
          name: <FormattedMessage id="common.amount" />,
          value: formatMoney(amountPln, language),
        },
        { key: 'number', name: <FormattedMessage id="public.payment.number" />, value: uid },
      ]}
    />
  );
}

const paymentFragment = graphql`
  fragment paymentResult_payment on Payment {
    status
    statusText
    planName
    payableUntil
    ...paymentActions_payment
    ...paymentResultFacts_payment
  }
`;

interface PaymentResultProps {
  /** Null when there is no such payment. */
  payment: paymentResult_payment$key | null;
  /** Whether a pending payment is not looked at by itself any more. */
  isLate: boolean;
  isAsking: boolean;
  onAsk: () => void;
}

/** The result in words, with its facts and the way on. A state that is not known is shown as it came. */
export function PaymentResult({ payment: key, isLate, isAsking, onAsk }: PaymentResultProps) {
  const payment = useFragment(paymentFragment, key);
  const session = useSession();
  const plan = payment?.planName ?? '';
  const begins = useNow((now) => beginsLater(session, plan, now));
  const kind = payment ? paymentKind(payment.status) : 'missing';
  return (
    <SingleCard maw={520} aria-busy={isAsking}>
      <PaymentGlyph kind={kind} />
      <div role="status">
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
            <FormattedMessage id="public.payment.text" values={{ kind: textOf(kind, isLate) }} />
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
      <PaymentActions kind={kind} payment={payment ?? null} isAsking={isAsking} onAsk={onAsk} />
    </SingleCard>
  );
}

function textOf(kind: PaymentKind, isLate: boolean) {
  if (kind === 'cancelled' || kind === 'failed') return 'notPaid';
  return kind === 'pending' && isLate ? 'late' : kind;
}

const tones: Partial<Record<PaymentKind, string>> = { done: 'success', pending: 'accent', failed: 'danger' };

function PaymentGlyph({ kind }: { kind: PaymentKind }) {
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
