import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../../shared/relay/app-error.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';

interface SectionFailedProps {
  readonly fault: OperationFault;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In the place of what could not be read; the rest of the page stands. */
export function SectionFailed({ fault, isRetrying, onRetry }: SectionFailedProps) {
  return (
    <StateMessage
      kind="failed"
      title={<FormattedMessage id="member.match.failedTitle" />}
      reason={<FormattedMessage id={`shared.error.${fault.code}`} />}
      action={
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
          loading={isRetrying}
          onClick={onRetry}
        >
          <FormattedMessage id="shared.state.retry" />
        </Button>
      }
    />
  );
}
