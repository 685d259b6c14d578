import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import type { hitBlocks_rate$key } from '../../__generated__/hitBlocks_rate.graphql.ts';
import { FormBlocks } from '../ui/form-blocks.tsx';

const rateFragment = graphql`
  fragment hitBlocks_rate on HitRate {
    results {
      count
      hit
    }
  }
`;

interface HitBlocksProps {
  /** Name of the team. */
  readonly team: string;
  readonly rate: hitBlocks_rate$key;
}

/** A team's last matches held against the line of an autofilter. */
export function HitBlocks({ team, rate }: HitBlocksProps) {
  const { results } = useFragment(rateFragment, rate);
  return (
    <Flex gap="8px 16px" align="center" justify="space-between" flex="1 0 100%">
      <Box
        component="span"
        c="var(--text-2)"
        fz="xs"
        lh="16px"
        style={{ fontStretch: 'var(--wdth-data)', overflowWrap: 'anywhere' }}
      >
        {team}
      </Box>
      <FormBlocks
        marks={results.map(({ count, hit }, place) => ({
          key: String(place),
          figure: count ?? null,
          hit: hit ?? null,
        }))}
      />
    </Flex>
  );
}
