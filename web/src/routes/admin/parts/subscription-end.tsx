import { IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import type { SubscriptionState } from '../lib/subscription-state.ts';
import styles from './subscription-end.module.css';

interface SubscriptionEndProps {
  /** When it ends, ISO 8601. */
  readonly expiresAt: string;
  readonly state: SubscriptionState;
}

/** The day on which a subscription ends, marked when that is soon or past. */
export function SubscriptionEnd({ expiresAt, state }: SubscriptionEndProps) {
  return (
    <span className={styles.end} data-state={state}>
      {state === 'ending' && <IconClock size={13} stroke={2} aria-hidden="true" />}
      {dateTimeParts(expiresAt).date}
      {state !== 'running' && (
        <span className={styles.word}>
          <FormattedMessage id={`admin.subscription.${state}`} />
        </span>
      )}
    </span>
  );
}
