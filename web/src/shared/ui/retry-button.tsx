import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../relay/app-error.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';

interface RetryButtonProps {
  /** Why it could not be read; what nobody answered is read again without a press too. */
  readonly fault: AppError | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Offers to read again what could not be read. */
export function RetryButton({ fault, isBusy, onRetry }: RetryButtonProps) {
  useAutoRetry(fault, onRetry, isBusy);
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={isBusy}
      onClick={onRetry}
    >
      <FormattedMessage id="common.tryAgain" />
    </Button>
  );
}
