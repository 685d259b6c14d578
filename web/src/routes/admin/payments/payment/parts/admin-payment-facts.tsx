import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminPaymentFacts_payment$key } from '../../../../../__generated__/adminPaymentFacts_payment.graphql.ts';
import { PaymentStatusTag } from '../../../../../shared/payment/payment-status-tag.tsx';
import { dateTimeText } from '../../../../../shared/ui/date-time-parts.ts';
import { FactList } from '../../../../../shared/ui/fact-list.tsx';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { planTitle } from '../../../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';

const paymentFragment = graphql`
  fragment adminPaymentFacts_payment on Payment {
    userId
    email
    firstName
    lastName
    discordName
    provider
    providerOrderId
    failure
    reservedUntil
    uid
    amountPln
    planName
    months
    discord
    method
    createdAt
    paidAt
    ...paymentStatusTag_payment
  }
`;

const moment = (iso: string | null | undefined) => (iso == null ? null : dateTimeText(iso));

const methods = ['P24', 'BLIK'] as const;

interface AdminPaymentFactsProps {
  readonly payment: adminPaymentFacts_payment$key;
  /** What can be done with it, under the facts. */
  readonly children: ReactNode;
}

/** Whose a payment is, what it is for and what became of it. What is not known is left out. */
export function AdminPaymentFacts({ payment: key, children }: AdminPaymentFactsProps) {
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const { planName, months, discord } = payment;
  const method = methods.find((known) => known === payment.method);
  const facts = [
    ['common.status', <PaymentStatusTag key="status" payment={payment} />],
    [
      'admin.common.reason',
      payment.failure && (
        <FormattedMessage
          key="failure"
          id="admin.payment.failureReason"
          values={{ reason: payment.failure }}
        />
      ),
    ],
    ['common.amount', formatMoney(payment.amountPln, language)],
    [
      'admin.common.payer',
      payment.email != null &&
        (payment.userId == null ? (
          payment.email
        ) : (
          <Link key="payer" to={`/admin/users/${payment.userId}`}>
            {payment.email}
          </Link>
        )),
    ],
    ['admin.payment.name', [payment.firstName, payment.lastName].filter(Boolean).join(' ')],
    ['common.plan', planName != null && planTitle(planName)],
    [
      'common.length',
      months != null && <FormattedMessage key="months" id="common.monthCount" values={{ months }} />,
    ],
    [
      'common.discordServer',
      discord != null && (
        <FormattedMessage
          key="discord"
          id={discord ? 'admin.payment.discordYes' : 'common.no'}
          values={{ name: payment.discordName ?? '–' }}
        />
      ),
    ],
    [
      'common.method',
      method && <FormattedMessage key="method" id="common.paymentMethod" values={{ method }} />,
    ],
    ['common.ordered', moment(payment.createdAt)],
    ['admin.payment.reservedUntil', moment(payment.reservedUntil)],
    ['common.paid', moment(payment.paidAt)],
    ['admin.payment.provider', [payment.provider, payment.providerOrderId].filter(Boolean).join(', ')],
    ['common.paymentNumber', payment.uid],
  ] as const;

  return (
    <Panel title={<FormattedMessage id="common.paymentDetails" />}>
      <Box px="md">
        <FactList
          facts={facts.map(([id, value]) => ({
            key: id,
            name: <FormattedMessage id={id} />,
            value,
          }))}
        />
      </Box>
      {children}
    </Panel>
  );
}
