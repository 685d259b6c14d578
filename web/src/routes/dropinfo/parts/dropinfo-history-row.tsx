import { lazy, Suspense, startTransition, useContext, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LiveContext } from '../../../shared/live/live-context.ts';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { historyId } from '../lib/history-id.ts';
import styles from './dropinfo-history-row.module.css';
import { HistoryFailed } from './history-failed.tsx';

const DropinfoHistory = lazy(async () => ({
  default: (await import('./dropinfo-history.tsx')).DropinfoHistory,
}));

interface DropinfoHistoryRowProps {
  readonly uid: string;
}

/** Under a row of the list: how its odds moved. What shows it is loaded with the first that is opened; it is read again where live events may be lost. */
export function DropinfoHistoryRow({ uid }: DropinfoHistoryRowProps) {
  const intl = useIntl();
  const live = useContext(LiveContext);
  const [attempt, setAttempt] = useState(0);
  const readAgain = () => startTransition(() => setAttempt((count) => count + 1));
  useEffect(() => live.onResync(() => startTransition(() => setAttempt((count) => count + 1))), [live]);
  return (
    <tr className={styles.row} id={historyId(uid)}>
      <td colSpan={9}>
        <ErrorBoundary
          resetKey={attempt}
          fallback={(fault) => <HistoryFailed fault={fault} onRetry={readAgain} />}
        >
          <Suspense
            fallback={
              <div
                className={styles.waiting}
                role="status"
                aria-label={intl.formatMessage({ id: 'member.dropinfo.historyLoading' })}
              />
            }
          >
            <DropinfoHistory uid={uid} attempt={attempt} onRetry={readAgain} />
          </Suspense>
        </ErrorBoundary>
      </td>
    </tr>
  );
}
