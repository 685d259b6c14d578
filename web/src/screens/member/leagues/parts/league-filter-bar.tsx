import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segments } from '../../../../shared/ui/segments.tsx';
import { type LeagueFilters, leagueScopes } from '../lib/league-filters.ts';
import styles from './league-filter-bar.module.css';

/** A pause of this many milliseconds in typing begins the search. */
const PAUSE = 250;

interface LeagueFilterBarProps {
  readonly filters: LeagueFilters;
  readonly onChange: (filters: LeagueFilters) => void;
}

/** Narrows the list to active or favourite leagues and to a part of a name; the first page follows. */
export function LeagueFilterBar({ filters, onChange }: LeagueFilterBarProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState({ text: filters.search, of: filters.search });
  if (typed.of !== filters.search) setTyped({ text: filters.search, of: filters.search });
  const search = (text: string) => onChange({ ...filters, search: text, page: 1 });
  const searchSoon = useDebouncedCallback(search, PAUSE);
  const label = intl.formatMessage({ id: 'member.leagues.search' });

  return (
    <div className={styles.bar}>
      <Segments
        label={intl.formatMessage({ id: 'member.leagues.scope' })}
        value={filters.scope}
        options={leagueScopes.map((scope) => ({
          value: scope,
          label: intl.formatMessage({ id: `member.leagues.scope.${scope}` }),
        }))}
        onChange={(value) => {
          const scope = leagueScopes.find((choice) => choice === value);
          if (scope) onChange({ ...filters, scope, page: 1 });
        }}
      />
      <TextInput
        type="search"
        size="sm"
        aria-label={label}
        placeholder={label}
        value={typed.text}
        onChange={({ currentTarget: { value } }) => {
          setTyped({ ...typed, text: value });
          searchSoon(value);
        }}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
        rightSection={
          typed.text !== '' && (
            <CloseButton
              size="sm"
              aria-label={intl.formatMessage({ id: 'member.leagues.clearSearch' })}
              onClick={() => {
                searchSoon.cancel();
                setTyped({ ...typed, text: '' });
                search('');
              }}
            />
          )
        }
        classNames={{ root: styles.search, input: styles.input }}
      />
    </div>
  );
}
