import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './more-tips.module.css';

interface MoreTipsProps {
  /** Reads a further page and tells what kept it from coming, null for nothing. */
  readonly load: (options: { onComplete: (fault: Error | null) => void }) => void;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
}

/** Under a list of tips: a button for a further page, and that the last one could not be had. */
export function MoreTips({ load, hasMore, isLoading }: MoreTipsProps) {
  const [hasFailed, setFailed] = useState(false);
  const loadMore = () => {
    setFailed(false);
    load({ onComplete: (fault) => setFailed(fault !== null) });
  };
  return (
    <>
      {hasFailed && (
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
