import { Flex, Stack } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterMatchItem_item$key } from '../../../__generated__/autofilterMatchItem_item.graphql.ts';
import { AutofilterHit } from '../../../shared/football/autofilter-hit.tsx';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { KickoffTime } from '../../../shared/ui/kickoff-time.tsx';
import { TeamName } from '../../../shared/ui/team-logo.tsx';
import styles from './autofilter-match-item.module.css';

const itemFragment = graphql`
  fragment autofilterMatchItem_item on AutofilterMatch {
    match {
      matchId
      leagueId
      kickOff
      league {
        name
        country
        countryCode
        flagUrl
      }
      home {
        team {
          name
          logo
        }
      }
      away {
        team {
          name
          logo
        }
      }
      ...autofilterHit_match
    }
    hits {
      autofilter {
        id
      }
      ...autofilterHit_hit
    }
  }
`;

interface AutofilterMatchItemProps {
  readonly item: autofilterMatchItem_item$key;
  /** Whether each hit says of which autofilter it is. */
  readonly isNamed: boolean;
}

/** A coming match with the autofilters that pick it; its name leads to its page. */
export function AutofilterMatchItem({ item, isNamed }: AutofilterMatchItemProps) {
  const { match, hits } = useFragment(itemFragment, item);
  const { league, home, away } = match;
  return (
    <li className={styles.item} data-match={match.matchId}>
      <div className={styles.row}>
        <KickoffTime date={match.kickOff} />
        <Stack gap={4} miw={0}>
          <Flex
            component={Link}
            direction="column"
            gap={4}
            miw={0}
            c="var(--text-1)"
            fw={600}
            to={`/leagues/${match.leagueId}/match/${match.matchId}`}
          >
            <TeamName {...home.team} />
            <TeamName {...away.team} />
          </Flex>
          {league && (
            <Flex component="span" gap="xs" align="center" miw={0} c="dimmed" fz="xs" lh="16px">
              <CountryFlag country={league} />
              <span>
                {league.country} · {league.name}
              </span>
            </Flex>
          )}
        </Stack>
        <Flex component="ul" direction="column" gap="sm" miw={0}>
          {hits.map((hit) => (
            <AutofilterHit key={hit.autofilter?.id ?? 'draft'} hit={hit} match={match} isNamed={isNamed} />
          ))}
        </Flex>
      </div>
    </li>
  );
}
