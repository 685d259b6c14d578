import { Group } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { type LeagueFilters, leagueScopes } from '../lib/league-filters.ts';

interface LeagueFilterBarProps {
  readonly filters: LeagueFilters;
  readonly onChange: (filters: LeagueFilters) => void;
}

/** Narrows the list to active or favourite leagues and to a part of a name; the first page follows. */
export function LeagueFilterBar({ filters, onChange }: LeagueFilterBarProps) {
  const intl = useIntl();

  return (
    <Group gap="10px 24px" justify="space-between">
      <Segments
        label={intl.formatMessage({ id: 'common.leagues' })}
        value={filters.scope}
        options={leagueScopes.map((scope) => ({
          value: scope,
          label: intl.formatMessage({ id: 'member.leagues.scopeName' }, { scope }),
        }))}
        onChange={(value) => {
          const scope = leagueScopes.find((choice) => choice === value);
          if (scope) onChange({ ...filters, scope, page: 1 });
        }}
      />
      <SearchField
        label={intl.formatMessage({ id: 'common.searchLeagueOrCountry' })}
        value={filters.search}
        onSearch={(search) => onChange({ ...filters, search, page: 1 })}
      />
    </Group>
  );
}
