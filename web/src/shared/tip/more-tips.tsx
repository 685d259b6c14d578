import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { faultOf, type OperationFault } from '../relay/app-error.ts';
import { useAutoRetry } from '../relay/retry-queue.ts';
import styles from './more-tips.module.css';

interface MoreTipsProps {
  /** Reads a further page and tells what kept it from coming, null for nothing. */
  readonly load: (options: { onComplete: (fault: Error | null) => void }) => void;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
}

/** Under a list of tips: a button for a further page, and that the last one could not be had. */
export function MoreTips({ load, hasMore, isLoading }: MoreTipsProps) {
  const [fault, setFault] = useState<OperationFault | null>(null);
  const loadMore = () => {
    setFault(null);
    load({ onComplete: (thrown) => setFault(thrown && faultOf(thrown)) });
  };
  useAutoRetry(fault, loadMore, isLoading);
  return (
    <>
      {fault && (
        <p role="alert" className={styles.fault}>
          <FormattedMessage id="shared.tip.moreFailed" />
        </p>
      )}
      {hasMore && (
        <Button className={styles.more} variant="default" loading={isLoading} onClick={loadMore}>
          <FormattedMessage id="shared.tip.more" />
        </Button>
      )}
    </>
  );
}
