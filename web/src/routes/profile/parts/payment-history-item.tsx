import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentHistoryItem_payment$key } from '../../../__generated__/paymentHistoryItem_payment.graphql.ts';
import { PaymentStatusTag } from '../../../shared/payment/payment-status-tag.tsx';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';

const paymentFragment = graphql`
  fragment paymentHistoryItem_payment on Payment {
    uid
    amountPln
    planName
    months
    createdAt
    ...paymentStatusTag_payment
  }
`;

/** A payment in the history, leading to its own page. */
export function PaymentHistoryItem({ payment: key }: { readonly payment: paymentHistoryItem_payment$key }) {
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const { uid, amountPln, planName, months, createdAt } = payment;
  return (
    <li>
      <Flex
        component={Link}
        variant="row"
        style={{ borderTop: '1px solid var(--line)', marginTop: -1 }}
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        gap="2px 16px"
        mih={44}
        py="xs"
        c="inherit"
        to={`/payments/${encodeURIComponent(uid)}`}
      >
        <Box component="span" flex={{ base: '1 0 60%', sm: 1 }} c="var(--accent-text)" fw={500}>
          {planName == null ? uid : planTitle(planName)}
          {months != null && (
            <>
              , <FormattedMessage id="common.monthCount" values={{ months }} />
            </>
          )}
        </Box>
        <Box component="span" w={{ sm: 110 }} ml="auto" c="var(--text-2)" fz="var(--fs-13)">
          {createdAt != null && dateTimeParts(createdAt).date}
        </Box>
        <Box
          component="span"
          flex={{ base: 1, sm: 'none' }}
          w={{ sm: 130 }}
          ta={{ sm: 'right' }}
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {formatMoney(amountPln, language)}
        </Box>
        <Box component="span" w={{ sm: 130 }} ta="right">
          <PaymentStatusTag payment={payment} />
        </Box>
      </Flex>
    </li>
  );
}
