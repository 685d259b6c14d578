import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { adminPaymentLines_payment$key } from '../../../../../__generated__/adminPaymentLines_payment.graphql.ts';
import classes from '../../../../../shared/payment/payment-facts.module.css';
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

const kinds = [
  'PACKAGE',
  'DURATION_DISCOUNT',
  'SALE',
  'PROMO_CODE',
  'ACTIVE_SUBSCRIPTION_REST',
  'DISCORD',
] as const;

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
        <dl className={classes.facts}>
          {lines.map(({ kind, amountPln }) => {
            const known = kinds.find((name) => name === kind) ?? 'UNKNOWN';
            return (
              <div key={known}>
                <dt>
                  <FormattedMessage id={`admin.payment.line.${known}`} values={{ code: promoCode ?? '' }} />
                </dt>
                <dd>{formatMoney(amountPln, language)}</dd>
              </div>
            );
          })}
          <div>
            <dt>
              <FormattedMessage id="admin.payment.total" />
            </dt>
            <dd>{formatMoney(totalPln, language)}</dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}
