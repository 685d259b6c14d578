import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import type {
  autofilterHit_hit$data,
  autofilterHit_hit$key,
} from '../../__generated__/autofilterHit_hit.graphql.ts';
import type { autofilterHit_match$key } from '../../__generated__/autofilterHit_match.graphql.ts';
import { FormBlocks } from '../ui/form-blocks.tsx';
import { HitRateBar } from '../ui/hit-rate-bar.tsx';
import { hitTotal } from './hit-total.ts';

const hitFragment = graphql`
  fragment autofilterHit_hit on AutofilterHit {
    autofilter {
      name
      side
    }
    homeHits
    homeSample
    awayHits
    awaySample
    homeRate {
      scope
      results {
        count
        hit
      }
    }
    awayRate {
      scope
      results {
        count
        hit
      }
    }
  }
`;

const matchFragment = graphql`
  fragment autofilterHit_match on Match {
    home {
      team {
        name
      }
    }
    away {
      team {
        name
      }
    }
  }
`;

interface AutofilterHitProps {
  readonly hit: autofilterHit_hit$key;
  readonly match: autofilterHit_match$key;
  /** Whether it shows the autofilter's name. */
  readonly isNamed: boolean;
}

/** How well a match fits an autofilter: the deciding hit rate, and the last matches of the relevant teams. */
export function AutofilterHit({ hit, match, isNamed }: AutofilterHitProps) {
  const data = useFragment(hitFragment, hit);
  const { home, away } = useFragment(matchFragment, match);
  const { homeRate, awayRate } = data;
  const isSum = (data.autofilter?.side ?? (homeRate ?? awayRate)?.scope) === 'SUM';
  const total = hitTotal(data, isSum);
  return (
    <Flex component="li" wrap="wrap" gap="6px 16px" align="center" justify="space-between">
      {isNamed && data.autofilter && (
        <Box
          component="span"
          flex="1 1 0"
          fz="var(--fs-13)"
          fw={500}
          lh="var(--lh-13)"
          style={{ overflowWrap: 'anywhere' }}
        >
          {data.autofilter.name}
        </Box>
      )}
      {total && (
        <Box component="span" flex={isNamed ? '0 1 55%' : '1 0 100%'} maw={isNamed ? 230 : '100%'} miw={0}>
          <HitRateBar {...total} />
        </Box>
      )}
      {homeRate && <HitBlocks team={home.team.name} {...homeRate} />}
      {awayRate && <HitBlocks team={away.team.name} {...awayRate} />}
    </Flex>
  );
}

interface HitBlocksProps extends Pick<NonNullable<autofilterHit_hit$data['homeRate']>, 'results'> {
  readonly team: string;
}

function HitBlocks({ team, results }: HitBlocksProps) {
  return (
    <Flex gap="8px 16px" align="center" justify="space-between" flex="1 0 100%">
      <Box
        component="span"
        c="var(--text-2)"
        fz="xs"
        lh="var(--lh-12)"
        style={{ fontStretch: 'var(--wdth-data)', overflowWrap: 'anywhere' }}
      >
        {team}
      </Box>
      <FormBlocks marks={results} />
    </Flex>
  );
}
