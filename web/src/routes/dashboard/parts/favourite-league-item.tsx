import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { favouriteLeagueItem_league$key } from '../../../__generated__/favouriteLeagueItem_league.graphql.ts';
import { FavouriteButton } from '../../../shared/league/favourite-button.tsx';
import { useLeagueToggles } from '../../../shared/league/use-league-toggles.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import styles from './favourite-leagues-section.module.css';

const leagueFragment = graphql`
  fragment favouriteLeagueItem_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    ...useLeagueToggles_league
  }
`;

interface FavouriteLeagueItemProps {
  readonly league: favouriteLeagueItem_league$key;
}

/** A favourite league; one that is taken from the favourites stays in the list until it is read again. */
export function FavouriteLeagueItem({ league }: FavouriteLeagueItemProps) {
  const data = useFragment(leagueFragment, league);
  const { isFavourite, toggleFavourite } = useLeagueToggles(data);
  return (
    <li className={styles.row}>
      <Link className={styles.league} to={`/leagues/${data.leagueId}`}>
        <CountryFlag country={data} />
        <span className={styles.name}>{data.name}</span>
        <span className={styles.country}>{data.country}</span>
      </Link>
      {isFavourite !== null && (
        <FavouriteButton
          name={`${data.country}, ${data.name}`}
          isFavourite={isFavourite}
          onToggle={toggleFavourite}
        />
      )}
    </li>
  );
}
