import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchDropinfoItem_dropinfo$key } from '../../../../../__generated__/matchDropinfoItem_dropinfo.graphql.ts';
import { AfterTaxMark } from '../../../../../shared/tax/after-tax-mark.tsx';
import { useAfterTax } from '../../../../../shared/tax/use-after-tax.ts';
import { dateTimeText } from '../../../../../shared/ui/date-time-parts.ts';
import { DropPercent } from '../../../../../shared/ui/drop-percent.tsx';
import { formatOdds } from '../../../../../shared/ui/format-odds.ts';
import { formatPercent } from '../../../../../shared/ui/format-percent.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';

const dropinfoFragment = graphql`
  fragment matchDropinfoItem_dropinfo on Dropinfo {
    uid
    tip
    drop
    createdAt
    dropped {
      openingOdds
      odds
    }
  }
`;

interface MatchDropinfoItemProps {
  readonly dropinfo: matchDropinfoItem_dropinfo$key;
}

/** An odds drop of the match: what fell, how far and when; its name leads to it in the list. */
export function MatchDropinfoItem({ dropinfo }: MatchDropinfoItemProps) {
  const { uid, tip, drop, createdAt, dropped } = useFragment(dropinfoFragment, dropinfo);
  const language = useLanguage();
  const shown = useAfterTax();
  return (
    <Flex component="li" variant="row" wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2px 16px" mih={44} py={4}>
      <Box
        component={Link}
        flex={{ base: '1 0 60%', sm: 1 }}
        py={11}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
        to={`/dropinfo/${uid}`}
      >
        {tip}
      </Box>
      <Box component="span" ta="right" style={{ whiteSpace: 'nowrap' }}>
        {formatOdds(shown.odds(dropped.openingOdds))} → <b>{formatOdds(shown.odds(dropped.odds))}</b>
        <AfterTaxMark />
      </Box>

      <DropPercent drop={drop} text={formatPercent(drop, language)} />

      <Box component="span" ml="auto" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(createdAt)}
      </Box>
    </Flex>
  );
}
