import { Box, Flex } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { qualityFilterBar_viewer$key } from '../../../__generated__/qualityFilterBar_viewer.graphql.ts';
import { TipChoices } from '../../../shared/tip/tip-choices.tsx';
import { DatePicker } from '../../../shared/ui/date-picker/date-picker.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import { countOfQualityFilters, type QualityFilters } from '../lib/quality-filters.ts';
import { LeastQualityField } from './least-quality-field.tsx';

const viewerFragment = graphql`
  fragment qualityFilterBar_viewer on Viewer {
    ...tipChoices_viewer
  }
`;

interface QualityFilterBarProps {
  readonly viewer: qualityFilterBar_viewer$key;
  readonly filters: QualityFilters;
  readonly onChange: (filters: QualityFilters) => void;
}

/** Narrows the list by kind, state, least quality value and time of publishing; folded on a phone. */
export function QualityFilterBar({ viewer, filters, onChange }: QualityFilterBarProps) {
  const data = useFragment(viewerFragment, viewer);
  const intl = useIntl();
  return (
    <Fold label={intl.formatMessage({ id: 'shared.fold.filters' })} count={countOfQualityFilters(filters)}>
      <Box flex="1 1 100%" miw={0}>
        <TipChoices
          viewer={data}
          value={filters}
          onChange={(choice) => onChange({ ...filters, ...choice })}
        />
      </Box>
      <Flex gap="12px 16px" align="start" wrap="wrap">
        <LeastQualityField value={filters.least} onChange={(least) => onChange({ ...filters, least })} />
        {(['from', 'before'] as const).map((edge) => (
          <DatePicker
            key={edge}
            w={{ base: '100%', sm: 220 }}
            label={intl.formatMessage({ id: 'member.quality.created' }, { edge })}
            value={dateOf(filters[edge])}
            onChange={(date) => onChange({ ...filters, [edge]: date?.toISOString() ?? null })}
          />
        ))}
      </Flex>
    </Fold>
  );
}

function dateOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
