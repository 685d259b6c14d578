import { Button, Flex } from '@mantine/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { dropinfoFilterBar_filter$key } from '../../../__generated__/dropinfoFilterBar_filter.graphql.ts';
import type { dropinfoFilterBar_query$key } from '../../../__generated__/dropinfoFilterBar_query.graphql.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { countFilters } from '../lib/count-filters.ts';
import { type DropinfoFilters, timeOptions } from '../lib/dropinfo-filters.ts';
import styles from './dropinfo-filter-bar.module.css';
import { DropinfoLimits } from './dropinfo-limits.tsx';

const queryFragment = graphql`
  fragment dropinfoFilterBar_query on Query {
    dropinfoFilters {
      id
      ...dropinfoFilterBar_filter
    }
  }
`;

interface DropinfoFilterBarProps {
  readonly query: dropinfoFilterBar_query$key;
  readonly filters: DropinfoFilters;
  readonly onChange: (filters: DropinfoFilters) => void;
  /** Whether the dropinfos say of which league they are. */
  readonly namesLeagues: boolean;
}

/** Parts the coming from the past, puts matches together and narrows the list; below 1024 px all but the first is folded behind a button. */
export function DropinfoFilterBar({ query, filters, onChange, namesLeagues }: DropinfoFilterBarProps) {
  const { dropinfoFilters } = useFragment(queryFragment, query);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const intl = useIntl();
  const leagueFilters = dropinfoFilters ?? [];
  const hasMine = namesLeagues || filters.isMine;

  return (
    <Flex gap={{ base: 'xs', md: '10px 16px' }} align="center" wrap="wrap" miw={0}>
      <Segments
        label={intl.formatMessage({ id: 'common.matches' })}
        labelHidden
        value={filters.when}
        options={timeOptions.map((when) => ({
          value: when,
          label: intl.formatMessage({ id: 'member.dropinfo.whenName' }, { when }),
        }))}
        onChange={(value) => {
          const when = timeOptions.find((option) => option === value);
          if (when) onChange({ ...filters, when });
        }}
      />
      <Button
        variant="default"
        h="var(--control-h-sm)"
        px={10}
        fz="var(--fs-13)"
        fw={400}
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="member.dropinfo.filters" values={{ count: countFilters(filters) }} />
      </Button>
      <div id={panel} className={styles.panel} data-open={isOpen || undefined}>
        <SearchField
          label={intl.formatMessage({ id: 'member.dropinfo.search' })}
          value={filters.search}
          onSearch={(search) => onChange({ ...filters, search: search.trim() })}
        />
        <Chip
          pressed={filters.isGrouped}
          onPress={() => onChange({ ...filters, isGrouped: !filters.isGrouped })}
        >
          <FormattedMessage id="member.dropinfo.group" />
        </Chip>
        {(leagueFilters.length > 0 || hasMine) && (
          <Flex
            component="fieldset"
            wrap="wrap"
            gap={6}
            align="center"
            miw={0}
            bd="none"
            flex={{ md: '1 0 100%' }}
            aria-label={intl.formatMessage({ id: 'common.leagues' })}
          >
            {hasMine && (
              <Chip
                pressed={filters.isMine}
                onPress={() => onChange({ ...filters, isMine: !filters.isMine })}
              >
                <FormattedMessage id="common.favouriteLeagues" />
              </Chip>
            )}
            {leagueFilters.length > 0 && (
              <Chip pressed={filters.league === null} onPress={() => onChange({ ...filters, league: null })}>
                <FormattedMessage id="common.all" />
              </Chip>
            )}
            {leagueFilters.map((filter) => (
              <DropinfoFilterChip
                key={filter.id}
                filter={filter}
                chosen={filters.league}
                onChoose={(league) => onChange({ ...filters, league })}
              />
            ))}
          </Flex>
        )}
        <DropinfoLimits filters={filters} onChange={onChange} />
      </div>
    </Flex>
  );
}

const filterFragment = graphql`
  fragment dropinfoFilterBar_filter on DropinfoFilter {
    id
    name
  }
`;

interface DropinfoFilterChipProps {
  readonly filter: dropinfoFilterBar_filter$key;
  /** Id of the chosen filter. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function DropinfoFilterChip({ filter, chosen, onChoose }: DropinfoFilterChipProps) {
  const { id, name } = useFragment(filterFragment, filter);
  return (
    <Chip pressed={chosen === id} onPress={() => onChoose(id)}>
      {name}
    </Chip>
  );
}
