import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { alertSummary_summary$key } from '../../../__generated__/alertSummary_summary.graphql.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { slippageText } from '../lib/slippage-text.ts';
import classes from './alert-receipts.module.css';

const summaryFragment = graphql`
  fragment alertSummary_summary on AlertSummary {
    sent
    opened
    measured
    slippage
  }
`;

/** How many alerts came, how many were opened, and by how much the odds had moved by then. */
export function AlertSummary({ summary: key }: { readonly summary: alertSummary_summary$key }) {
  const language = useLanguage();
  const { sent, opened, measured, slippage } = useFragment(summaryFragment, key);
  return (
    <div className={classes.summary}>
      <dl className={classes.facts}>
        <div>
          <dt>
            <FormattedMessage id="member.alerts.sent" />
          </dt>
          <dd>{sent}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="member.alerts.opened" />
          </dt>
          <dd>{opened}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="member.alerts.slippage" />
          </dt>
          <dd>{slippage == null ? '–' : slippageText(slippage, language)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        <FormattedMessage id="member.alerts.slippageNote" values={{ measured }} />
      </p>
    </div>
  );
}
