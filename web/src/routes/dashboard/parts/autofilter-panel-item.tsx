import { Box, Flex, Text } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterPanelItem_item$key } from '../../../__generated__/autofilterPanelItem_item.graphql.ts';
import { AutofilterHit } from '../../../shared/football/autofilter-hit.tsx';
import { KickoffLabel } from '../../../shared/football/kickoff-label.tsx';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import styles from './autofilters-section.module.css';

const itemFragment = graphql`
  fragment autofilterPanelItem_item on AutofilterMatch {
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
        }
      }
      away {
        team {
          name
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

interface AutofilterPanelItemProps {
  readonly item: autofilterPanelItem_item$key;
}

/** A coming match with the autofilters that pick it and the rates by which they do. */
export function AutofilterPanelItem({ item }: AutofilterPanelItemProps) {
  const { match, hits } = useFragment(itemFragment, item);
  const { league } = match;
  return (
    <Flex component="li" variant="row" className={styles.row}>
      <Flex
        component={Link}
        direction="column"
        miw={0}
        c="var(--text-1)"
        to={`/leagues/${match.leagueId}/match/${match.matchId}`}
      >
        <Box component="span" fw={600} style={{ fontStretch: 'var(--wdth-data)' }}>
          {match.home.team.name} – {match.away.team.name}
        </Box>
        <Flex
          component="span"
          gap="xs"
          align="center"
          miw={0}
          c="dimmed"
          fz="xs"
          lh="18px"
          style={{ whiteSpace: 'nowrap' }}
        >
          {league && (
            <>
              <CountryFlag country={league} />
              <Text component="span" truncate>
                {league.name}
              </Text>
            </>
          )}
          <KickoffLabel date={match.kickOff} />
        </Flex>
      </Flex>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <AutofilterHit key={hit.autofilter?.id} hit={hit} match={match} isNamed />
        ))}
      </ul>
    </Flex>
  );
}
