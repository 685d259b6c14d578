import { lazy, Suspense, startTransition, useContext, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LiveContext } from '../../../shared/live/live-context.ts';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { ErrorBoundary, RetryButton } from '../../../shared/ui/error-states.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { historyId } from '../lib/price-moments.ts';
import styles from './dropinfo-table.module.css';

const DropinfoHistory = lazy(async () => ({
  default: (await import('./dropinfo-history.tsx')).DropinfoHistory,
}));

/** Under a row of the list: how its odds moved. What shows it is loaded with the first that is opened; it is read again where live events may be lost. */
export function DropinfoHistoryRow({ uid }: { readonly uid: string }) {
  const intl = useIntl();
  const live = useContext(LiveContext);
  const [attempt, setAttempt] = useState(0);
  const refetch = () => startTransition(() => setAttempt((count) => count + 1));
  useEffect(() => live.onResync(() => startTransition(() => setAttempt((count) => count + 1))), [live]);
  const renderError = (error: AppError) => (
    <StateMessage
      kind="failed"
      title={<FormattedMessage id="member.dropinfo.historyFailed" />}
      reason={<FormattedMessage id="shared.error" values={{ code: error.code }} />}
      action={<RetryButton error={error} isBusy={false} onRetry={refetch} />}
    />
  );
  return (
    <tr className={styles.history} id={historyId(uid)}>
      <td colSpan={9}>
        <ErrorBoundary resetKey={attempt} fallback={renderError}>
          <Suspense
            fallback={
              <div
                className={styles.waiting}
                role="status"
                aria-label={intl.formatMessage({ id: 'member.dropinfo.historyLoading' })}
              />
            }
          >
            <DropinfoHistory uid={uid} attempt={attempt} renderError={renderError} />
          </Suspense>
        </ErrorBoundary>
      </td>
    </tr>
  );
}
