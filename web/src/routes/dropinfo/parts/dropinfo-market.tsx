import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoMarket_dropinfo$key } from '../../../__generated__/dropinfoMarket_dropinfo.graphql.ts';

const dropinfoFragment = graphql`
  fragment dropinfoMarket_dropinfo on Dropinfo @inline {
    market
  }
`;

interface DropinfoMarketProps {
  readonly dropinfo: dropinfoMarket_dropinfo$key;
}

/** The kind of market in words; nothing where the upstream does not say it. */
export function DropinfoMarket({ dropinfo }: DropinfoMarketProps) {
  const { market } = readInlineData(dropinfoFragment, dropinfo);
  switch (market) {
    case 'ONE_X_TWO':
      return <FormattedMessage id="member.dropinfo.marketOneXTwo" />;
    case 'TOTALS':
      return <FormattedMessage id="common.goals" />;
    case 'HANDICAP':
      return <FormattedMessage id="member.dropinfo.marketHandicap" />;
    default:
      return null;
  }
}
