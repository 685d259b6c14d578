import { Box, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type AppError, toAppError } from '../relay/app-error.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';

interface LoadMoreProps {
  /** Reads a further page and tells what kept it from coming, null for nothing. */
  readonly load: (options: { onComplete: (fault: Error | null) => void }) => void;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** What the button says. */
  readonly label: ReactNode;
  /** What is said when a page could not be had. */
  readonly failed: ReactNode;
}

/** Under a list: a button for a further page, and that the last one could not be had. */
export function LoadMore({ load, hasMore, isLoading, label, failed }: LoadMoreProps) {
  const [fault, setFault] = useState<AppError | null>(null);
  const loadMore = () => {
    setFault(null);
    load({ onComplete: (thrown) => setFault(thrown && toAppError(thrown)) });
  };
  useAutoRetry(fault, loadMore, isLoading);
  return (
    <>
      {fault && (
        <Box role="alert" component="p" c="var(--danger-text)" ta="center">
          {failed}
        </Box>
      )}
      {hasMore && (
        <Button variant="default" style={{ placeSelf: 'center' }} loading={isLoading} onClick={loadMore}>
          {label}
        </Button>
      )}
    </>
  );
}
