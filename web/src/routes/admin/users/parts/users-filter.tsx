import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { usersFilter_counts$key } from '../../../../__generated__/usersFilter_counts.graphql.ts';
import { FilterChips } from '../../parts/filter-chips.tsx';
import { readUserFilter, userFilters, writeUserFilter } from '../lib/users-list.ts';

const countsFragment = graphql`
  fragment usersFilter_counts on UserCounts {
    all
    subscribed
    ending
    typers
    admins
    locked
  }
`;

/** Filters of the list with how many people each finds, kept in the address. */
export function UsersFilter({ counts: key }: { readonly counts: usersFilter_counts$key }) {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const counts = useFragment(countsFragment, key);
  const params = new URLSearchParams(search);
  return (
    <FilterChips
      label={intl.formatMessage({ id: 'admin.users.filters' })}
      value={readUserFilter(params)}
      options={userFilters.map((value) => ({
        value,
        label: intl.formatMessage({ id: 'admin.users.filter' }, { filter: value }),
        count: counts[value],
      }))}
      onChange={(filter) =>
        navigate({ search: writeUserFilter(params, filter).toString() }, { preventScrollReset: true })
      }
    />
  );
}
