import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { providerCategoriesScreenQuery } from '../../../../__generated__/providerCategoriesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { CountryFlag } from '../../../../shared/ui/country-flag.tsx';
import { categoryPath } from '../lib/provider-paths.ts';
import { ProviderPanel, ProviderRow, ProviderScreen } from '../parts/provider-panel.tsx';

const screenQuery = graphql`
  query providerCategoriesScreenQuery {
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
export function ProviderCategoriesScreen(state: ScreenProps<providerCategoriesScreenQuery>) {
  const intl = useIntl();
  return (
    <ProviderScreen
      subtitle="admin.import.categories"
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.providerCategories}
    >
      {(categories) => (
        <ProviderPanel
          label={intl.formatMessage({ id: 'admin.title.import' })}
          searchLabel={intl.formatMessage({ id: 'admin.import.searchCategory' })}
          items={categories.toSorted((a, b) => a.name.localeCompare(b.name, intl.locale))}
          nameOf={({ name }) => name}
          isRefreshing={state.isRefreshing}
          row={({ categoryId, name, countryCode, flagUrl }) => (
            <ProviderRow
              key={categoryId}
              picture={<CountryFlag country={{ countryCode, flagUrl, country: name }} />}
              name={<Link to={categoryPath(name, categoryId)}>{name}</Link>}
            />
          )}
        />
      )}
    </ProviderScreen>
  );
}
