import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { heldPaymentsSection_payments$key } from '../../../../__generated__/heldPaymentsSection_payments.graphql.ts';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { useLanguage } from '../../../../shared/ui/use-language.ts';

const paymentsFragment = graphql`
  fragment heldPaymentsSection_payments on Payment @relay(plural: true) {
    id
    email
    failure
    uid
    amountPln
  }
`;

interface HeldPaymentsSectionProps {
  readonly payments: heldPaymentsSection_payments$key;
}

/** Payments that wait for an admin, with amount and reason, each leading to its own page; nothing where there is none. */
export function HeldPaymentsSection({ payments: key }: HeldPaymentsSectionProps) {
  const language = useLanguage();
  const payments = useFragment(paymentsFragment, key);
  if (payments.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="admin.payments.held" />} mb="md">
      <Box component="p" pt="sm" px="md" c="var(--text-2)">
        <FormattedMessage id="admin.payments.heldText" />
      </Box>
      <Flex component="ul" direction="column" gap="xs" py="sm" px="md">
        {payments.map(({ id, uid, email, failure, amountPln }) => (
          <Flex component="li" key={id} wrap="wrap" gap="4px 16px">
            <Link to={`/admin/payments/${encodeURIComponent(uid)}`}>{email ?? uid}</Link>
            <strong>{formatMoney(amountPln, language)}</strong>
            <FormattedMessage id="admin.payment.failureReason" values={{ reason: failure }} />
          </Flex>
        ))}
      </Flex>
    </Panel>
  );
}
