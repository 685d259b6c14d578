import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterPanelItem_item$key } from '../../../../__generated__/autofilterPanelItem_item.graphql.ts';
import { hitTotal } from '../../../../shared/football/hit-total.ts';
import { KickoffLabel } from '../../../../shared/football/kickoff-label.tsx';
import { CountryFlag } from '../../../../shared/ui/country-flag.tsx';
import { HitRateBar } from '../../../../shared/ui/hit-rate-bar.tsx';
import styles from './autofilters-section.module.css';

const itemFragment = graphql`
  fragment autofilterPanelItem_item on AutofilterMatch {
    match {
      matchId
      leagueId
      date
      league {
        name
        country
        flag
      }
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
    hits {
      autofilter {
        id
        name
        side
      }
      homeHits
      homeSample
      awayHits
      awaySample
    }
  }
`;

interface AutofilterPanelItemProps {
  readonly item: autofilterPanelItem_item$key;
}

/** A coming match with the autofilters that pick it and the rates by which they do. */
export function AutofilterPanelItem({ item }: AutofilterPanelItemProps) {
  const { match, hits } = useFragment(itemFragment, item);
  const { league } = match;
  const teams = `${match.home.team.name} – ${match.away.team.name}`;
  return (
    <li className={styles.row}>
      <Link className={styles.match} to={`/leagues/${match.leagueId}/match/${match.matchId}`}>
        <span className={styles.teams} title={teams}>
          {teams}
        </span>
        <span className={styles.caption}>
          {league && (
            <>
              <CountryFlag flag={league.flag} country={league.country} />
              <span className={styles.league}>{league.name}</span>
            </>
          )}
          <KickoffLabel date={match.date} />
        </span>
      </Link>
      <ul className={styles.hits}>
        {hits.map(({ autofilter, homeHits, homeSample, awayHits, awaySample }) => {
          const counts = {
            homeHits: homeHits ?? null,
            homeSample: homeSample ?? null,
            awayHits: awayHits ?? null,
            awaySample: awaySample ?? null,
          };
          const total = hitTotal(counts, autofilter?.side === 'SUM');
          return (
            <li key={autofilter?.id} className={styles.hit}>
              <span className={styles.filter} title={autofilter?.name}>
                {autofilter?.name}
              </span>
              {total && <HitRateBar {...total} />}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
