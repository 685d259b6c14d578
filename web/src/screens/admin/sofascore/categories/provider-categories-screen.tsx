import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { providerCategoriesScreenQuery } from '../../../../__generated__/providerCategoriesScreenQuery.graphql.ts';
import { forbidden } from '../../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../../shared/relay/use-kept-query.ts';
import { CountryFlag } from '../../../../shared/ui/country-flag.tsx';
import { FaultBoundary } from '../../../../shared/ui/fault-boundary.tsx';
import { categoryAddress } from '../lib/provider-address.ts';
import { ProviderFailed } from '../parts/provider-failed.tsx';
import { ProviderPage } from '../parts/provider-page.tsx';
import { ProviderPanel } from '../parts/provider-panel.tsx';
import { ProviderRow } from '../parts/provider-row.tsx';

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

const noVariables = {};

/** The data provider's countries and regions at /admin/sofascore/new, where an import begins. */
export function ProviderCategoriesScreen(props: ScreenProps<providerCategoriesScreenQuery>) {
  const state = useKeptQuery(screenQuery, props, noVariables, 'admin');
  return (
    <ProviderPage
      title={<FormattedMessage id="admin.title.import" />}
      subtitle={<FormattedMessage id="admin.import.categories" />}
    >
      <FaultBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <ProviderFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <Answer state={state} />
      </FaultBoundary>
    </ProviderPage>
  );
}

function Answer({ state }: { readonly state: KeptQuery<providerCategoriesScreenQuery> }) {
  const intl = useIntl();
  const { admin } = usePreloadedQuery<providerCategoriesScreenQuery>(screenQuery, state.queryRef);
  const categories = admin?.providerCategories;
  if (!categories?.ok || !categories.value) {
    const fault = state.fault ?? (!categories || categories.ok ? forbidden : caughtFault(categories.errors));
    return <ProviderFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />;
  }
  return (
    <ProviderPanel
      label={intl.formatMessage({ id: 'admin.title.import' })}
      searchLabel={intl.formatMessage({ id: 'admin.import.searchCategory' })}
      items={categories.value.toSorted((one, other) => one.name.localeCompare(other.name, intl.locale))}
      nameOf={({ name }) => name}
      isRefreshing={state.isRefreshing}
      row={({ categoryId, name, countryCode, flagUrl }) => (
        <ProviderRow
          key={categoryId}
          picture={<CountryFlag country={{ countryCode, flagUrl, country: name }} />}
          name={<Link to={categoryAddress(name, categoryId)}>{name}</Link>}
        />
      )}
    />
  );
}
