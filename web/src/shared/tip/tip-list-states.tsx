import { Card, Flex, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import type { AppError } from '../relay/app-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedCard, FiltersKept } from '../ui/error-states.tsx';
import { TableSkeleton } from '../ui/skeletons.tsx';

interface TipListEmptyProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Shown without filters. */
  readonly emptyTitle: MessageId;
  readonly emptyReason: MessageId;
}

/** Shows that there are no tips, or none for the filters, with a button to clear them. */
export function TipListEmpty({ isFiltered, onClear, emptyTitle, emptyReason }: TipListEmptyProps) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          kind="noMatch"
          title="shared.tip.noMatchTitle"
          reason="shared.tip.noMatchReason"
          reset={{ label: 'common.clearFilters', onClick: onClear }}
        />
      ) : (
        <EmptyState title={emptyTitle} reason={emptyReason} />
      )}
    </Card>
  );
}

interface TipListFailedProps {
  readonly error: AppError;
  /** Shown when the user's plan does not include the list. */
  readonly notInPlan: { readonly title: ReactNode; readonly reason: ReactNode };
}

/** Shows a failed list of tips with a retry, or that the plan does not include it. */
export function TipListFailed({ error, notInPlan }: TipListFailedProps) {
  return (
    <FailedCard
      error={error}
      title={<FormattedMessage id="shared.tip.failedTitle" />}
      reason={<FiltersKept error={error} />}
      notInPlan={notInPlan}
    />
  );
}

const chips = [84, 92, 104, 52];
const cells = {
  created: [28, 8],
  tip: [28, 20],
  match: [28, 28],
  rate: [20, 9],
  status: [14, 16],
  units: [14, 8],
} as const;

export function TipsSkeleton() {
  return (
    <Stack gap={14} aria-hidden="true">
      <Flex gap={6} style={{ overflow: 'hidden' }}>
        {chips.map((width) => (
          <Skeleton key={width} flex="none" height="var(--control-h-sm)" width={width} />
        ))}
      </Flex>
      <TableSkeleton cells={cells} rows={8} cardHeight={176} />
    </Stack>
  );
}
