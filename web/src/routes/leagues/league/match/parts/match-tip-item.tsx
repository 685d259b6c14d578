import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchTipItem_tip$key } from '../../../../../__generated__/matchTipItem_tip.graphql.ts';
import { AfterTaxMark } from '../../../../../shared/tax/after-tax-mark.tsx';
import { useAfterTax } from '../../../../../shared/tax/use-after-tax.ts';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { dateTimeText } from '../../../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../../../shared/ui/format-odds.ts';

const tipFragment = graphql`
  fragment matchTipItem_tip on Tip {
    uid
    tip
    odds
    createdAt
    ...tipStatusTag_tip
  }
`;

interface MatchTipItemProps {
  readonly tip: matchTipItem_tip$key;
}

/** A tip on the match: what is tipped, at which odds, how it stands and when it came; its name leads to it in the list. */
export function MatchTipItem({ tip }: MatchTipItemProps) {
  const data = useFragment(tipFragment, tip);
  const shown = useAfterTax();
  return (
    <Flex component="li" variant="row" wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2px 16px" mih={44} py={4}>
      <Box
        component={Link}
        flex={{ base: '1 0 60%', sm: 1 }}
        py={11}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
        to={`/tips/${data.uid}`}
      >
        {data.tip}
      </Box>
      <Box component="span" ta="right" style={{ whiteSpace: 'nowrap' }}>
        <b>{formatOdds(shown.odds(data.odds))}</b>
        <AfterTaxMark />
      </Box>

      <TipStatusTag tip={data} />

      <Box component="span" ml="auto" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(data.createdAt)}
      </Box>
    </Flex>
  );
}
