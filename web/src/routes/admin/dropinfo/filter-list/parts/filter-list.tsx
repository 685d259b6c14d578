import { Card, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { filterList_filters$key } from '../../../../../__generated__/filterList_filters.graphql.ts';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { useMoveFilter } from '../lib/use-move-filter.ts';
import { FilterRow } from './filter-row.tsx';

const filtersFragment = graphql`
  fragment filterList_filters on DropinfoFilter @relay(plural: true) {
    id
    namePl
    ...filterRow_filter
  }
`;

/** The filters in their order, with the ways to change it, or that there is none yet. */
export function FilterList({ filters: keys }: { readonly filters: filterList_filters$key }) {
  const intl = useIntl();
  const filters = useFragment(filtersFragment, keys);
  const { move, isMoving } = useMoveFilter();
  const [told, setTold] = useState('');

  if (filters.length === 0) {
    return (
      <Card component="section">
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="admin.dropinfoFilters.emptyTitle" />}
          reason={<FormattedMessage id="admin.dropinfoFilters.emptyReason" />}
        />
      </Card>
    );
  }
  const moveFrom = (place: number) => async (way: 'up' | 'down') => {
    const filter = filters[place];
    if (!filter || isMoving || !(await move(filter.id, way))) return;
    const words = { name: filter.namePl, place: place + (way === 'up' ? 0 : 2) };
    setTold(intl.formatMessage({ id: 'admin.dropinfoFilters.moved' }, words));
  };
  return (
    <Card component="section" aria-label={intl.formatMessage({ id: 'admin.title.dropinfoFilters' })}>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="common.number" />
            </th>
            <th role="columnheader" scope="col">
              <FormattedMessage id="admin.common.name" />
            </th>
            <th role="columnheader" scope="col" className="mantine-visible-from-md">
              <FormattedMessage id="admin.common.englishName" />
            </th>
            <th role="columnheader" scope="col" className="mantine-visible-from-md">
              <FormattedMessage id="admin.dropinfoFilters.scope" />
            </th>
            <th role="columnheader" scope="col" data-figure>
              <FormattedMessage id="admin.common.actions" />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {filters.map((filter, place) => (
            <FilterRow
              key={filter.id}
              filter={filter}
              place={place + 1}
              isLast={place === filters.length - 1}
              onMove={moveFrom(place)}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
