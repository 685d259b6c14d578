import { Button, Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateMessage } from '../ui/state-message.tsx';

interface TipListEmptyProps {
  /** Whether anything narrows the list. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** What is said where there are no tips yet, and why. */
  readonly emptyTitle: ReactNode;
  readonly emptyReason: ReactNode;
}

/** Instead of the rows of a list of tips: none yet, or none for the filters with an offer to clear them. */
export function TipListEmpty({ isFiltered, onClear, emptyTitle, emptyReason }: TipListEmptyProps) {
  return (
    <Card>
      {isFiltered ? (
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="shared.tip.noMatchTitle" />}
          reason={<FormattedMessage id="shared.tip.noMatchReason" />}
          action={
            <Button variant="default" onClick={onClear}>
              <FormattedMessage id="common.clearFilters" />
            </Button>
          }
        />
      ) : (
        <StateMessage kind="empty" title={emptyTitle} reason={emptyReason} />
      )}
    </Card>
  );
}
