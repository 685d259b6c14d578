import { Box, Button, Flex } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminPaymentScreen_payment$key } from '../../../../__generated__/adminPaymentScreen_payment.graphql.ts';
import type { adminPaymentScreenFacts_payment$key } from '../../../../__generated__/adminPaymentScreenFacts_payment.graphql.ts';
import type { adminPaymentScreenQuery } from '../../../../__generated__/adminPaymentScreenQuery.graphql.ts';
import { PaymentStatusTag } from '../../../../shared/payment/payment-kinds.tsx';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { FactList } from '../../../../shared/ui/card-parts.tsx';
import { dateTimeText } from '../../../../shared/ui/dates.ts';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { AdminPaymentActions } from './parts/admin-payment-actions.tsx';

const adminPaymentFactsPaymentFragment = graphql`
  fragment adminPaymentScreenFacts_payment on Payment {
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

const formatTimestamp = (iso: string | null | undefined) => (iso == null ? null : dateTimeText(iso));

const methods = ['P24', 'BLIK'] as const;

interface AdminPaymentFactsProps {
  readonly payment: adminPaymentScreenFacts_payment$key;
  /** Actions below the facts. */
  readonly children: ReactNode;
}

function AdminPaymentFacts({ payment: key, children }: AdminPaymentFactsProps) {
  const language = useLanguage();
  const payment = useFragment(adminPaymentFactsPaymentFragment, key);
  const { planName, months, discord } = payment;
  const method = methods.find((option) => option === payment.method);
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
    ['common.ordered', formatTimestamp(payment.createdAt)],
    ['admin.payment.reservedUntil', formatTimestamp(payment.reservedUntil)],
    ['common.paid', formatTimestamp(payment.paidAt)],
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

const query = graphql`
  query adminPaymentScreenQuery($uid: String!) {
    admin @catch(to: RESULT) {
      payment(uidOrNumber: $uid) {
        ...adminPaymentScreenFacts_payment
        ...adminPaymentScreen_payment
        ...adminPaymentActions_payment
      }
    }
  }
`;

/** /admin/payments/{uid}: details and actions of a payment. */
export function AdminPaymentScreen(state: ScreenProps<adminPaymentScreenQuery>) {
  const intl = useIntl();
  const panels = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.payment" />}
        aside={
          <Button component={Link} to="/admin/payments" variant="default">
            <FormattedMessage id="admin.common.paymentList" />
          </Button>
        }
      />
      <ScreenAnswer
        query={query}
        state={state}
        pick={({ admin }) => within(admin, ({ payment }) => payment)}
        failed={<FormattedMessage id="admin.payment.failed" />}
        missing={
          <StateMessage
            kind="noMatch"
            title={<FormattedMessage id="common.noSuchPayment" />}
            reason={<FormattedMessage id="admin.payment.missingReason" />}
          />
        }
      >
        {(payment, notice) => (
          <>
            {notice}
            <fieldset ref={panels} tabIndex={-1} aria-label={intl.formatMessage({ id: 'common.payment' })}>
              <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
                <AdminPaymentFacts payment={payment}>
                  <AdminPaymentActions
                    payment={payment}
                    onRefresh={state.refresh}
                    onEnded={() => panels.current?.focus()}
                  />
                </AdminPaymentFacts>
                <AdminPaymentLines payment={payment} />
              </Flex>
            </fieldset>
          </>
        )}
      </ScreenAnswer>
    </>
  );
}

const paymentFragment = graphql`
  fragment adminPaymentScreen_payment on Payment {
    promoCode
    lines {
      kind
      amountPln
    }
    amountPln
  }
`;

function AdminPaymentLines({ payment: key }: { readonly payment: adminPaymentScreen_payment$key }) {
  const language = useLanguage();
  const { promoCode, lines, amountPln: totalPln } = useFragment(paymentFragment, key);
  return (
    <Panel title={<FormattedMessage id="admin.payment.lines" />}>
      {lines.length === 0 ? (
        <Box component="p" p="md" c="var(--text-2)">
          <FormattedMessage id="admin.payment.noLines" />
        </Box>
      ) : (
        <Box px="md">
          <FactList
            facts={[
              ...lines.map(({ kind, amountPln }) => ({
                key: kind ?? '',
                name: (
                  <FormattedMessage id="admin.payment.line" values={{ line: kind, code: promoCode ?? '' }} />
                ),
                value: formatMoney(amountPln, language),
              })),
              {
                key: 'total',
                name: <FormattedMessage id="admin.payment.total" />,
                value: formatMoney(totalPln, language),
              },
            ]}
          />
        </Box>
      )}
    </Panel>
  );
}
