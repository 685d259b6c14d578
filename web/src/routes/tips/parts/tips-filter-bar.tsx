import { Box, Flex } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipsFilterBar_viewer$key } from '../../../__generated__/tipsFilterBar_viewer.graphql.ts';
import { TipChoices } from '../../../shared/tip/tip-choices.tsx';
import { CompactSelect } from '../../../shared/ui/compact-select.tsx';
import { DatePicker } from '../../../shared/ui/date-picker/date-picker.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { dayOf, dayStart } from '../lib/day-start.ts';
import { countOfTipsFilters, type TipsFilters, tipOrders } from '../lib/tips-filters.ts';

const viewerFragment = graphql`
  fragment tipsFilterBar_viewer on Viewer {
    ...tipChoices_viewer
  }
`;

interface TipsFilterBarProps {
  readonly viewer: tipsFilterBar_viewer$key;
  readonly filters: TipsFilters;
  readonly onChange: (change: Partial<TipsFilters>) => void;
}

/**
 * Searches the list, narrows it by kind, state and days of kick-off, and sorts it where it has no heads. On a phone all
 * but the search folds under a button.
 */
export function TipsFilterBar({ viewer, filters, onChange }: TipsFilterBarProps) {
  const data = useFragment(viewerFragment, viewer);
  const intl = useIntl();
  const dayIn = (day: string | null) => (day === null ? null : dayStart(day));
  const limits = {
    from: { lower: null, upper: dayIn(filters.to) },
    to: { lower: dayIn(filters.from), upper: null },
  };
  return (
    <Fold
      label={intl.formatMessage({ id: 'shared.fold.filters' })}
      count={countOfTipsFilters(filters)}
      lead={
        <SearchField
          label={intl.formatMessage({ id: 'member.tips.search' })}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Box flex="1 1 100%" miw={0} style={{ order: -1 }}>
        <TipChoices
          viewer={data}
          value={filters}
          onChange={({ kind, status }) => onChange({ kind, status })}
        />
      </Box>
      <Flex wrap="wrap" gap="12px 16px">
        {(['from', 'to'] as const).map((edge) => (
          <DatePicker
            key={edge}
            w={{ sm: 170 }}
            flex={{ base: '1 1 140px', sm: 'none' }}
            label={intl.formatMessage({ id: 'member.tips.matches' }, { edge })}
            minView="day"
            limits={limits[edge]}
            value={dayIn(filters[edge])}
            onChange={(date) => onChange({ [edge]: date === null ? null : dayOf(date) })}
          />
        ))}
      </Flex>
      <Flex align="end" mih="var(--control-h)" hiddenFrom="md">
        <CompactSelect
          label={intl.formatMessage({ id: 'member.tips.sort' })}
          value={`${filters.sort} ${filters.direction}`}
          options={tipOrders.map(({ sort, direction }) => ({
            value: `${sort} ${direction}`,
            label: intl.formatMessage({ id: 'member.tips.sortName' }, { sort: `${sort}_${direction}` }),
          }))}
          onChange={(value) => {
            const order = tipOrders.find(({ sort, direction }) => `${sort} ${direction}` === value);
            if (order) onChange(order);
          }}
        />
      </Flex>
    </Fold>
  );
}
