import { Box, Flex, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { qualityValueScreenQuery } from '../../__generated__/qualityValueScreenQuery.graphql.ts';
import { caughtError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { AfterTaxBar } from '../../shared/tax/after-tax.tsx';
import { TipChoices } from '../../shared/tip/tip-choices.tsx';
import { TipListFailed } from '../../shared/tip/tip-list-states.tsx';
import { DatePicker } from '../../shared/ui/date-picker/date-picker.tsx';
import { BoundField } from '../../shared/ui/decimal-field.tsx';
import { ErrorBoundary, RefreshFailedBar } from '../../shared/ui/error-states.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import { useAddressState } from '../../shared/ui/url-state.ts';
import {
  countQualityFilters,
  type QualityFilters,
  readQualityFilters,
  writeQualityFilters,
} from './lib/quality-filters.ts';
import { QualityListSection } from './parts/quality-list-section.tsx';

const screenQuery = graphql`
  query qualityValueScreenQuery($filter: GoqFilterInput, $first: Int!) {
    goqTips(filter: $filter, first: $first) @catch(to: RESULT) {
      totalCount
    }
    liveCursor
    viewer {
      permissions
    }
    ...qualityListSection_query @arguments(filter: $filter, first: $first)
  }
`;

const notInPlan = {
  title: <FormattedMessage id="member.quality.forbiddenTitle" />,
  reason: <FormattedMessage id="member.quality.forbiddenReason" />,
};

/** The tips with a quality value at /quality-value. */
export function QualityValueScreen(state: ScreenProps<qualityValueScreenQuery>) {
  return (
    <>
      <AfterTaxBar />
      <ErrorBoundary
        resetKey={state.queryRef}
        fallback={(error) => <TipListFailed error={error} notInPlan={notInPlan} />}
      >
        <QualityContent {...state} />
      </ErrorBoundary>
    </>
  );
}

function QualityContent({ queryRef, error }: ScreenProps<qualityValueScreenQuery>) {
  const [filters, onChange] = useAddressState(readQualityFilters, writeQualityFilters);
  const data = usePreloadedQuery<qualityValueScreenQuery>(screenQuery, queryRef);
  return (
    <Stack gap={14}>
      {data.viewer && <QualityFilterBar {...data.viewer} filters={filters} onChange={onChange} />}
      {data.goqTips.ok ? (
        <>
          <RefreshFailedBar error={error} />
          <QualityListSection
            data={data}
            variables={queryRef.variables}
            filters={filters}
            onChange={onChange}
          />
        </>
      ) : (
        <TipListFailed error={caughtError(data.goqTips.errors)} notInPlan={notInPlan} />
      )}
    </Stack>
  );
}

interface QualityFilterBarProps {
  readonly permissions: readonly string[];
  readonly filters: QualityFilters;
  readonly onChange: (change: Partial<QualityFilters>) => void;
}

function QualityFilterBar({ permissions, filters, onChange }: QualityFilterBarProps) {
  const intl = useIntl();
  return (
    <Fold label={intl.formatMessage({ id: 'shared.fold.filters' })} count={countQualityFilters(filters)}>
      <Box flex="1 1 100%" miw={0}>
        <TipChoices permissions={permissions} value={filters} onChange={onChange} />
      </Box>
      <Flex gap="12px 16px" align="start" wrap="wrap">
        <BoundField
          w={{ base: '100%', sm: 190 }}
          size="sm"
          label={intl.formatMessage({ id: 'member.quality.least' })}
          decimalScale={2}
          value={filters.minQuality}
          onChange={(minQuality) => onChange({ minQuality })}
        />
        {(['from', 'before'] as const).map((edge) => (
          <DatePicker
            key={edge}
            w={{ base: '100%', sm: 220 }}
            label={intl.formatMessage({ id: 'member.quality.created' }, { edge })}
            value={filters[edge] === null ? null : new Date(filters[edge])}
            onChange={(date) => onChange({ [edge]: date?.toISOString() ?? null })}
          />
        ))}
      </Flex>
    </Fold>
  );
}
