import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { adminPaymentLines_payment$key } from '../../../../../__generated__/adminPaymentLines_payment.graphql.ts';
import { FactList } from '../../../../../shared/ui/fact-list.tsx';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';

const paymentFragment = graphql`
  fragment adminPaymentLines_payment on Payment {
    promoCode
    lines {
      kind
      amountPln
    }
    amountPln
  }
`;

/** How the amount of a payment came about, line by line, as it was offered. */
export function AdminPaymentLines({ payment: key }: { readonly payment: adminPaymentLines_payment$key }) {
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
