import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leagueListItem_league$key } from '../../../__generated__/leagueListItem_league.graphql.ts';
import { ActiveSwitch } from '../../../shared/league/active-switch.tsx';
import { FavouriteButton } from '../../../shared/league/favourite-button.tsx';
import { useLeagueToggles } from '../../../shared/league/use-league-toggles.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import styles from './league-list-item.module.css';

const leagueFragment = graphql`
  fragment leagueListItem_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    currentSeason
    ...useLeagueToggles_league
  }
`;

interface LeagueListItemProps {
  readonly league: leagueListItem_league$key;
}

/** A league in the list: the way to its page, and its two marks. */
export function LeagueListItem({ league }: LeagueListItemProps) {
  const data = useFragment(leagueFragment, league);
  const { isActive, isFavourite, toggleActive, toggleFavourite } = useLeagueToggles(data);
  const fullName = `${data.country}, ${data.name}`;
  return (
    <li className={styles.row} data-league={data.leagueId}>
      <Link className={styles.league} to={`/leagues/${data.leagueId}`}>
        <CountryFlag country={data} />
        <Flex component="span" miw={0} direction="column">
          <Box component="span" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {data.name}
          </Box>
          <span className={styles.caption}>
            {data.country}
            {data.currentSeason && <span className={styles.seasonInCaption}> · {data.currentSeason}</span>}
          </span>
        </Flex>
      </Link>
      <span className={styles.season}>{data.currentSeason ?? '–'}</span>
      {isActive !== null && <ActiveSwitch name={fullName} isActive={isActive} onToggle={toggleActive} />}
      {isFavourite !== null && (
        <FavouriteButton name={fullName} isFavourite={isFavourite} onToggle={toggleFavourite} />
      )}
    </li>
  );
}
