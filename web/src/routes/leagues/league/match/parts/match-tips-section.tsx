import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { matchTipsSection_match$key } from '../../../../../__generated__/matchTipsSection_match.graphql.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import type { SectionProps } from '../lib/section-props.ts';
import { MatchTipItem } from './match-tip-item.tsx';
import { SectionFailed } from './section-failed.tsx';

const matchFragment = graphql`
  fragment matchTipsSection_match on Match {
    tips(first: 20) @catch(to: RESULT) {
      id
      ...matchTipItem_tip
    }
  }
`;

interface MatchTipsSectionProps extends SectionProps {
  readonly match: matchTipsSection_match$key;
}

/** The tips on the match that the person may see, newest first; nothing where there are none. */
export function MatchTipsSection({ match: matchRef, isRefreshing, onRefresh }: MatchTipsSectionProps) {
  const { tips } = useFragment(matchFragment, matchRef);
  if (tips.ok && tips.value.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="common.tips" />} note={tips.ok && tips.value.length}>
      {tips.ok ? (
        <ul>
          {tips.value?.map((tip) => (
            <MatchTipItem key={tip.id} tip={tip} />
          ))}
        </ul>
      ) : (
        <SectionFailed fault={caughtError(tips.errors)} isRefreshing={isRefreshing} onRetry={onRefresh} />
      )}
    </Panel>
  );
}
