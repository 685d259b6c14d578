import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { HitRateBar } from '../../../../../shared/ui/hit-rate-bar.tsx';
import type { HeadToHeadTally } from '../lib/head-to-head-tally.ts';

const LINES = [
  ['over25Goals', 'member.match.over25Goals'],
  ['bothScored', 'member.match.bothScored'],
  ['over95Corners', 'member.match.over95Corners'],
] as const;

interface HeadToHeadRatesProps {
  readonly tally: HeadToHeadTally;
}

/** How often the teams' matches against each other satisfied the lines that are asked for most. */
export function HeadToHeadRates({ tally }: HeadToHeadRatesProps) {
  return (
    <Flex component="dl" gap="sm" p="md" direction="column" style={{ borderTop: '1px solid var(--line)' }}>
      {LINES.map(([line, id]) => (
        <Flex key={line} gap="sm" align="center" fz="var(--fs-13)">
          <Box component="dt" flex="none" w={{ base: 126, xs: 150 }}>
            <FormattedMessage id={id} />
          </Box>
          <Box component="dd" flex={1}>
            <HitRateBar {...tally[line]} />
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
