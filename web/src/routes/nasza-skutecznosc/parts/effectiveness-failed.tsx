import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { OperationFault } from '../../../shared/relay/app-error.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface EffectivenessFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Stands where the chart would be when it could not be had. */
export function EffectivenessFailed({ fault, isRefreshing, onRetry }: EffectivenessFailedProps) {
  return (
    <StateMessage
      kind="failed"
      title={<FormattedMessage id="public.effectiveness.failed" />}
      reason={<FormattedMessage id="public.effectiveness.failedWhy" />}
      reference={fault.requestId}
      action={
        <Button variant="default" loading={isRefreshing} onClick={onRetry}>
          <FormattedMessage id="shared.state.retry" />
        </Button>
      }
    />
  );
}
