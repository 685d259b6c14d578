import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { dropinfoFilterBar_query$key } from '../../../../__generated__/dropinfoFilterBar_query.graphql.ts';
import { Chip } from '../../../../shared/ui/chip.tsx';
import { CompactSelect } from '../../../../shared/ui/compact-select.tsx';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { Segments } from '../../../../shared/ui/segments.tsx';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import { type DropinfoFilters, dropOverOptions, underOptions } from '../lib/dropinfo-filters.ts';
import styles from './dropinfo-filter-bar.module.css';
import { DropinfoFilterChip } from './dropinfo-filter-chip.tsx';

const queryFragment = graphql`
  fragment dropinfoFilterBar_query on Query {
    dropinfoFilters {
      id
      ...dropinfoFilterChip_filter
    }
  }
`;

/** Stands for no limit in a control; the address has no such value. */
const ALL = 'all';

interface DropinfoFilterBarProps {
  readonly query: dropinfoFilterBar_query$key;
  readonly filters: DropinfoFilters;
  readonly onChange: (filters: DropinfoFilters) => void;
}

/** Narrows the list by leagues, by the size of the fall and by the time from the fall to kick-off. */
export function DropinfoFilterBar({ query, filters, onChange }: DropinfoFilterBarProps) {
  const { dropinfoFilters } = useFragment(queryFragment, query);
  const intl = useIntl();
  const language = useLanguage();
  const leagueFilters = dropinfoFilters ?? [];
  const number = (value: string) => (value === ALL ? null : Number(value));

  return (
    <div className={styles.bar}>
      {leagueFilters.length > 0 && (
        <fieldset className={styles.chips} aria-label={intl.formatMessage({ id: 'member.dropinfo.leagues' })}>
          <Chip pressed={filters.league === null} onPress={() => onChange({ ...filters, league: null })}>
            <FormattedMessage id="member.dropinfo.allLeagues" />
          </Chip>
          {leagueFilters.map((filter) => (
            <DropinfoFilterChip
              key={filter.id}
              filter={filter}
              chosen={filters.league}
              onChoose={(league) => onChange({ ...filters, league })}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.limits}>
        <Segments
          label={intl.formatMessage({ id: 'member.dropinfo.dropOver' })}
          value={filters.dropOver === null ? ALL : String(filters.dropOver)}
          options={[
            { value: ALL, label: intl.formatMessage({ id: 'member.dropinfo.dropAll' }) },
            ...dropOverOptions.map((percent) => ({
              value: String(percent),
              label: intl.formatMessage(
                { id: 'member.dropinfo.dropOption' },
                { percent: formatPercent(percent / 100, language, 0) },
              ),
            })),
          ]}
          onChange={(value) => onChange({ ...filters, dropOver: number(value) })}
        />
        <CompactSelect
          label={intl.formatMessage({ id: 'member.dropinfo.under' })}
          value={filters.under === null ? ALL : String(filters.under)}
          options={[
            { value: ALL, label: intl.formatMessage({ id: 'member.dropinfo.underAll' }) },
            ...underOptions.map((minutes) => ({
              value: String(minutes),
              label: intl.formatMessage({ id: 'member.dropinfo.underOption' }, { minutes }),
            })),
          ]}
          onChange={(value) => onChange({ ...filters, under: number(value) })}
        />
      </div>
    </div>
  );
}
