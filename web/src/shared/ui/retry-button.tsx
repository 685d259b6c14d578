import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

interface RetryButtonProps {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Offers to read again what could not be read. */
export function RetryButton({ isBusy, onRetry }: RetryButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={isBusy}
      onClick={onRetry}
    >
      <FormattedMessage id="shared.state.retry" />
    </Button>
  );
}
