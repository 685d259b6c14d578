import { Button } from '@mantine/core';
import { useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';

/** Stands where the chart would be when it could not be had. */
export function EffectivenessFailed({ onRetry }: { readonly onRetry: () => void }) {
  const [isAsking, startAsking] = useTransition();
  return (
    <StateMessage
      kind="failed"
      title={<FormattedMessage id="public.effectiveness.failed" />}
      reason={<FormattedMessage id="public.effectiveness.failedWhy" />}
      action={
        <Button variant="default" loading={isAsking} onClick={() => startAsking(onRetry)}>
          <FormattedMessage id="shared.state.retry" />
        </Button>
      }
    />
  );
}
