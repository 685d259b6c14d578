import { Box, Flex } from '@mantine/core';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  adminPaymentScreen_payment$data,
  adminPaymentScreen_payment$key,
} from '../../../../__generated__/adminPaymentScreen_payment.graphql.ts';
import type { adminPaymentScreenQuery } from '../../../../__generated__/adminPaymentScreenQuery.graphql.ts';
import { PaymentStatusTag } from '../../../../shared/payment/payment-kinds.tsx';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { FactList } from '../../../../shared/ui/card-parts.tsx';
import { dateTimeText } from '../../../../shared/ui/dates.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { LinkButton } from '../../../parts/link-button.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { AdminPaymentActions } from './parts/admin-payment-actions.tsx';

const screenQuery = graphql`
  query adminPaymentScreenQuery($uid: String!) {
    admin @catch(to: RESULT) {
      payment(uidOrNumber: $uid) {
        ...adminPaymentScreen_payment
      }
    }
  }
`;

/** /admin/payments/{uid}: details and actions of a payment. */
export function AdminPaymentScreen(state: ScreenProps<adminPaymentScreenQuery>) {
  return (
    <AdminPage
      aside={<LinkButton to="/admin/payments" label="admin.common.paymentList" />}
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ payment }) => payment)}
      failed="common.paymentFailed"
      missing={
        <EmptyState kind="noMatch" title="common.noSuchPayment" reason="admin.payment.missingReason" />
      }
    >
      {(payment) => <PaymentPanels payment={payment} />}
    </AdminPage>
  );
}

const paymentFragment = graphql`
  fragment adminPaymentScreen_payment on Payment {
    id
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
    status
    amountPln
    planName
    months
    discord
    method
    createdAt
    paidAt
    promoCode
    lines {
      kind
      amountPln
    }
    ...paymentStatusTag_payment
  }
`;

function PaymentPanels(props: { readonly payment: adminPaymentScreen_payment$key }) {
  const intl = useIntl();
  const payment = useFragment(paymentFragment, props.payment);
  const panels = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={panels} tabIndex={-1} aria-label={intl.formatMessage({ id: 'common.payment' })}>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
        <Panel title={<FormattedMessage id="common.paymentDetails" />}>
          <PaymentFacts payment={payment} />
          <AdminPaymentActions payment={payment} onEnded={() => panels.current?.focus()} />
        </Panel>
        <PaymentLines {...payment} />
      </Flex>
    </fieldset>
  );
}

type Payment = adminPaymentScreen_payment$data;

function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const language = useLanguage();
  const { planName, months, discord, method } = payment;
  return (
    <Box px="md">
      <FactList
        facts={[
          { name: 'common.status', value: <PaymentStatusTag payment={payment} /> },
          {
            name: 'admin.common.reason',
            value: payment.failure && (
              <FormattedMessage id="admin.payment.failureReason" values={{ reason: payment.failure }} />
            ),
          },
          { name: 'common.amount', value: formatMoney(payment.amountPln, language) },
          {
            name: 'admin.common.payer',
            value:
              payment.email != null && payment.userId != null ? (
                <Link to={`/admin/users/${payment.userId}`}>{payment.email}</Link>
              ) : (
                payment.email
              ),
          },
          {
            name: 'admin.payment.name',
            value: [payment.firstName, payment.lastName].filter(Boolean).join(' '),
          },
          { name: 'common.plan', value: planName != null && planTitle(planName) },
          {
            name: 'common.period',
            value: months != null && <FormattedMessage id="common.monthCount" values={{ months }} />,
          },
          {
            name: 'common.discordServer',
            value: discord != null && (
              <FormattedMessage
                id={discord ? 'admin.payment.discordYes' : 'common.no'}
                values={{ name: payment.discordName ?? '–' }}
              />
            ),
          },
          {
            name: 'common.method',
            value: method && <FormattedMessage id="common.paymentMethod" values={{ method }} />,
          },
          { name: 'common.ordered', value: payment.createdAt && dateTimeText(payment.createdAt) },
          {
            name: 'admin.payment.reservedUntil',
            value: payment.reservedUntil && dateTimeText(payment.reservedUntil),
          },
          { name: 'common.paid', value: payment.paidAt && dateTimeText(payment.paidAt) },
          {
            name: 'admin.payment.provider',
            value: [payment.provider, payment.providerOrderId].filter(Boolean).join(', '),
          },
          { name: 'common.paymentNumber', value: payment.uid },
        ]}
      />
    </Box>
  );
}

function PaymentLines({ promoCode, lines, amountPln: totalPln }: Payment) {
  const language = useLanguage();
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
                name: 'admin.payment.line' as const,
                names: { line: kind, code: promoCode ?? '' },
                value: formatMoney(amountPln, language),
              })),
              { name: 'common.total', value: formatMoney(totalPln, language) },
            ]}
          />
        </Box>
      )}
    </Panel>
  );
}
