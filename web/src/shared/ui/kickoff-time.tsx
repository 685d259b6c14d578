import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '../live/use-now.ts';
import { Countdown } from './countdown.tsx';
import { dateTimeParts } from './date-time-parts.ts';
import { kickoffDay } from './kickoff-day.ts';
import { kickoffState } from './kickoff-state.ts';
import styles from './kickoff-time.module.css';
import { TimeLeft } from './time-left.tsx';

interface KickoffTimeProps {
  /** Kick-off, ISO 8601. */
  readonly date: string;
}

/** Time left until a kick-off, renewed each second, and under it when that is and how near. */
export function KickoffTime({ date }: KickoffTimeProps) {
  const { kickoff, day, parts } = useMemo(
    () => ({ kickoff: Date.parse(date), day: kickoffDay(date), parts: dateTimeParts(date) }),
    [date],
  );
  const state = useNow((now) => kickoffState(kickoff - now));
  const dayName = useNow(day);
  const caption = state === 'far' ? dayName : state;

  return (
    <span className={styles.kickoff}>
      <Countdown state={state}>
        <TimeLeft until={kickoff} />
      </Countdown>
      <span className={styles.caption} data-state={state}>
        {caption === 'other' ? (
          `${parts.date.slice(0, 5)} ${parts.time}`
        ) : (
          <FormattedMessage id={`shared.kickoff.${caption}`} values={{ time: parts.time }} />
        )}
      </span>
    </span>
  );
}
