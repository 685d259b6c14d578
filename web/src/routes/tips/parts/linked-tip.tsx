import { Card, Flex, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { LinkedTipResult } from './linked-tip-result.tsx';

interface LinkedTipProps {
  /** The tip's name in addresses. */
  readonly uid: string;
}

/** The tip of a link that is not in the list on show, read by itself. */
export function LinkedTip({ uid }: LinkedTipProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  return (
    <ErrorBoundary
      resetKey={attempt}
      fallback={(fault) => (
        <Card role="alert" py={10} px={14}>
          <Flex wrap="wrap" gap="8px 16px" align="center" justify="space-between" c="var(--text-2)">
            <p>
              <FormattedMessage id="member.tips.linkFailed" />
            </p>
            <RetryButton fault={fault} isBusy={false} onRetry={retry} />
          </Flex>
        </Card>
      )}
    >
      <Suspense fallback={<Skeleton height={46} />}>
        <LinkedTipResult uid={uid} attempt={attempt} />
      </Suspense>
    </ErrorBoundary>
  );
}
