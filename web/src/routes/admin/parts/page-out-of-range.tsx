import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface PageOutOfRangeProps {
  /** Goes to the first page of the same list. */
  readonly onFirstPage: () => void;
}

/** Instead of the rows of a page behind the last one: the list has rows, though none here. */
export function PageOutOfRange({ onFirstPage }: PageOutOfRangeProps) {
  return (
    <StateMessage
      kind="noMatch"
      title={<FormattedMessage id="admin.list.noPage" />}
      reason={<FormattedMessage id="admin.list.noPageReason" />}
      action={
        <Button variant="default" onClick={onFirstPage}>
          <FormattedMessage id="admin.list.firstPage" />
        </Button>
      }
    />
  );
}
