import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { paymentFacts_payment$key } from '../../../__generated__/paymentFacts_payment.graphql.ts';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';

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
