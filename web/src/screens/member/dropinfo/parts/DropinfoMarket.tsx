import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DropinfoMarket_dropinfo$key } from '../../../../__generated__/DropinfoMarket_dropinfo.graphql.ts';

const dropinfoFragment = graphql`
  fragment DropinfoMarket_dropinfo on Dropinfo {
    market
  }
`;

interface DropinfoMarketProps {
  readonly dropinfo: DropinfoMarket_dropinfo$key;
}

/** The kind of market in words; nothing where the upstream does not say it. */
export function DropinfoMarket({ dropinfo }: DropinfoMarketProps) {
  const { market } = useFragment(dropinfoFragment, dropinfo);
  switch (market) {
    case 'ONE_X_TWO':
      return <FormattedMessage id="member.dropinfo.marketOneXTwo" />;
    case 'TOTALS':
      return <FormattedMessage id="member.dropinfo.marketTotals" />;
    case 'HANDICAP':
      return <FormattedMessage id="member.dropinfo.marketHandicap" />;
    default:
      return null;
  }
}
