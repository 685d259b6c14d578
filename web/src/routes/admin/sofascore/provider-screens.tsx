import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { providerScreensCategoriesQuery } from '../../../__generated__/providerScreensCategoriesQuery.graphql.ts';
import type { providerScreensTournamentsQuery } from '../../../__generated__/providerScreensTournamentsQuery.graphql.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { TeamLogo } from '../../../shared/ui/team-logo.tsx';
import {
  categoryPath,
  ImportedLeague,
  ProviderRow,
  ProviderScreen,
  tournamentPath,
} from './parts/provider-panel.tsx';

const categoriesQuery = graphql`
  query providerScreensCategoriesQuery {
    admin {
      providerCategories @catch(to: RESULT) {
        categoryId
        name
        countryCode
        flagUrl
      }
    }
  }
`;

/** /admin/sofascore/new: the provider's categories (countries and regions). */
export function ProviderCategoriesScreen(state: ScreenProps<providerScreensCategoriesQuery>) {
  const { locale } = useIntl();
  return (
    <ProviderScreen
      searchLabel="admin.import.searchCategory"
      query={categoriesQuery}
      state={state}
      pick={({ admin }) => admin?.providerCategories}
      sort={(a, b) => a.name.localeCompare(b.name, locale)}
      row={({ categoryId, name, countryCode, flagUrl }) => (
        <ProviderRow
          key={categoryId}
          picture={<CountryFlag country={{ countryCode, flagUrl, country: name }} />}
          name={<Link to={categoryPath(name, categoryId)}>{name}</Link>}
        />
      )}
    />
  );
}

const tournamentsQuery = graphql`
  query providerScreensTournamentsQuery($categoryId: Int!) {
    admin {
      providerTournaments(categoryId: $categoryId) @catch(to: RESULT) {
        tournamentId
        name
        logo
        league {
          leagueId
        }
      }
    }
  }
`;

/** /admin/sofascore/category/{name}/{id}: the provider's tournaments of a category. */
export function ProviderTournamentsScreen(state: ScreenProps<providerScreensTournamentsQuery>) {
  return (
    <ProviderScreen
      searchLabel="admin.import.searchTournament"
      query={tournamentsQuery}
      state={state}
      pick={({ admin }) => admin?.providerTournaments}
      row={({ tournamentId, name, logo, league }) => (
        <ProviderRow
          key={tournamentId}
          picture={<TeamLogo src={logo} name={name} />}
          name={<Link to={tournamentPath(name, tournamentId)}>{name}</Link>}
        >
          {league && <ImportedLeague leagueId={league.leagueId} name={name} />}
        </ProviderRow>
      )}
    />
  );
}
