import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { paymentFacts_payment$key } from '../../../__generated__/paymentFacts_payment.graphql.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import classes from './payment-result.module.css';

const paymentFragment = graphql`
  fragment paymentFacts_payment on Payment {
    uid
    amountPln
    planName
    months
    discord
  }
`;

/** What was ordered, for how much, and under which number. */
export function PaymentFacts({ payment: key }: { payment: paymentFacts_payment$key }) {
  const language = useLanguage();
  const { uid, amountPln, planName, months, discord } = useFragment(paymentFragment, key);
  return (
    <dl className={classes.facts}>
      {planName && (
        <div>
          <dt>
            <FormattedMessage id="public.payment.plan" />
          </dt>
          <dd>
            {planTitle(planName)}
            {months && (
              <>
                , <FormattedMessage id="shared.payment.length" values={{ months }} />
              </>
            )}
            {discord && (
              <>
                , <FormattedMessage id="public.payment.withDiscord" />
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="public.payment.amount" />
        </dt>
        <dd>{formatMoney(amountPln, language)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="public.payment.number" />
        </dt>
        <Box component="dd" miw={0} style={{ overflowWrap: 'anywhere' }}>
          {uid}
        </Box>
      </div>
    </dl>
  );
}
