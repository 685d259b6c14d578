import { graphql, useFragment } from 'react-relay';
import type { autofilterHit_hit$key } from '../../__generated__/autofilterHit_hit.graphql.ts';
import type { autofilterHit_match$key } from '../../__generated__/autofilterHit_match.graphql.ts';
import { HitRateBar } from '../ui/hit-rate-bar.tsx';
import styles from './autofilter-hit.module.css';
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
    <li className={styles.hit}>
      {isNamed && data.autofilter && <span className={styles.name}>{data.autofilter.name}</span>}
      {total && (
        <span className={styles.total}>
          <HitRateBar {...total} />
        </span>
      )}
      {homeRate && <HitBlocks team={home.team.name} rate={homeRate} />}
      {awayRate && <HitBlocks team={away.team.name} rate={awayRate} />}
    </li>
  );
}
