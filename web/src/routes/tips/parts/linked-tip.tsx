import { Button, Card, Flex, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { linkedTipResultQuery } from '../../../__generated__/linkedTipResultQuery.graphql.ts';
import { TipRow } from '../../../shared/tip/tip-row.tsx';
import { TipTable } from '../../../shared/tip/tip-table.tsx';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';

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

const tipQuery = graphql`
  query linkedTipResultQuery($uid: String!) {
    tip(uid: $uid) {
      ...tipRow_tip
    }
  }
`;

interface LinkedTipResultProps {
  readonly uid: string;
  /** Another number reads again. */
  readonly attempt: number;
}

function LinkedTipResult({ uid, attempt }: LinkedTipResultProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const { tip } = useLazyLoadQuery<linkedTipResultQuery>(
    tipQuery,
    { uid },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  if (!tip) {
    return (
      <Card role="status" py={10} px={14}>
        <Flex wrap="wrap" gap="8px 16px" align="center" justify="space-between" c="var(--text-2)">
          <p>
            <FormattedMessage id="member.tips.linkMissing" values={{ b: (text) => <b>{text}</b> }} />
          </p>
          <Button component={Link} to={`/tips${search}`} variant="default" size="compact-sm">
            <FormattedMessage id="member.tips.showList" />
          </Button>
        </Flex>
      </Card>
    );
  }
  return (
    <TipTable label={intl.formatMessage({ id: 'member.tips.linked' })}>
      <TipRow tip={tip} isTarget />
    </TipTable>
  );
}
