import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { autofilterRule_autofilter$key } from '../../../__generated__/autofilterRule_autofilter.graphql.ts';
import { formatPercent } from '../../../shared/ui/format-percent.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';

const autofilterFragment = graphql`
  fragment autofilterRule_autofilter on Autofilter {
    stat
    comparison
    line
    side
    window
    minHitRate
  }
`;

interface AutofilterRuleProps {
  readonly autofilter: autofilterRule_autofilter$key;
}

/** An autofilter's rule in a line, for example `Gole, razem > 2.5 · ostatnie 10 · od 80 %`. */
export function AutofilterRule({ autofilter }: AutofilterRuleProps) {
  const data = useFragment(autofilterFragment, autofilter);
  const language = useLanguage();
  const { line, comparison } = data;
  return (
    <FormattedMessage
      id="member.autofilters.rule"
      values={{
        stat: <FormattedMessage id="shared.stat" values={{ stat: data.stat }} />,
        side: <FormattedMessage id="member.autofilters.sideShort" values={{ side: data.side }} />,
        line:
          line == null ? (
            <FormattedMessage id={comparison === 'NO' ? 'common.no' : 'common.yes'} />
          ) : (
            `${comparison === 'UNDER' ? '<' : '>'}\u00a0${line.toFixed(1)}`
          ),
        window: data.window,
        rate: formatPercent(data.minHitRate / 100, language, 0),
      }}
    />
  );
}
