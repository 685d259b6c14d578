import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import type { autofilterHit_hit$key } from '../../__generated__/autofilterHit_hit.graphql.ts';
import type { autofilterHit_match$key } from '../../__generated__/autofilterHit_match.graphql.ts';
import { HitRateBar } from '../ui/hit-rate-bar.tsx';
import { HitBlocks } from './hit-blocks.tsx';
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
      ...hitBlocks_rate
    }
    awayRate {
      scope
      ...hitBlocks_rate
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
  /** Whether it says of which autofilter it is. */
  readonly isNamed: boolean;
}

/** How well a match fits an autofilter: the rate that decides, and the last matches of the teams that are looked at. */
export function AutofilterHit({ hit, match, isNamed }: AutofilterHitProps) {
  const data = useFragment(hitFragment, hit);
  const { home, away } = useFragment(matchFragment, match);
  const { homeRate, awayRate } = data;
  const isSum = (data.autofilter?.side ?? (homeRate ?? awayRate)?.scope) === 'SUM';
  const total = hitTotal(
    {
      homeHits: data.homeHits ?? null,
      homeSample: data.homeSample ?? null,
      awayHits: data.awayHits ?? null,
      awaySample: data.awaySample ?? null,
    },
    isSum,
  );
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
      {homeRate && <HitBlocks team={home.team.name} rate={homeRate} />}
      {awayRate && <HitBlocks team={away.team.name} rate={awayRate} />}
    </Flex>
  );
}
