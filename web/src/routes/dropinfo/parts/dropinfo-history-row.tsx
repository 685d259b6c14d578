import { lazy, Suspense, startTransition, useContext, useEffect, useReducer } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LiveContext } from '../../../shared/live/live-context.ts';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { ErrorBoundary, FailedMessage } from '../../../shared/ui/error-states.tsx';
import { historyId } from '../lib/price-points.ts';
import styles from './dropinfo-table.module.css';

const DropinfoHistory = lazy(async () => ({
  default: (await import('./dropinfo-history.tsx')).DropinfoHistory,
}));

/** The odds history under a row. Its code is loaded on first use; its data is refetched after live events may have been lost. */
export function DropinfoHistoryRow({ uid }: { readonly uid: string }) {
  const intl = useIntl();
  const live = useContext(LiveContext);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const refresh = () => startTransition(retry);
  useEffect(() => live.onResync(() => startTransition(retry)), [live]);
  const renderError = (error: AppError) => (
    <FailedMessage title={<FormattedMessage id="member.dropinfo.historyFailed" />} error={error} />
  );
  return (
    <tr className={styles.history} id={historyId(uid)}>
      <td colSpan={9}>
        <RefreshContext value={{ isRefreshing: false, refresh }}>
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
        </RefreshContext>
      </td>
    </tr>
  );
}
