import { FormattedMessage } from 'react-intl';
import { useNow } from '../live/use-now.ts';
import styles from './countdown.module.css';
import { Countdown } from './countdown.tsx';
import { dateTimeParts } from './date-time-parts.ts';
import { kickoffDay } from './kickoff-day.ts';
import { kickoffState } from './kickoff-state.ts';
import { TimeLeft } from './time-left.tsx';

interface KickoffTimeProps {
  /** Kick-off, ISO 8601. */
  readonly date: string;
}

/** So long after its kick-off a match is over, in milliseconds. */
const OVER = 2 * 3_600_000;

/** Time left until a kick-off, renewed each second, and under it when that is and how near; of a match that is over the date alone. */
export function KickoffTime({ date }: KickoffTimeProps) {
  const { kickoff, day, parts } = {
    kickoff: Date.parse(date),
    day: kickoffDay(date),
    parts: dateTimeParts(date),
  };
  const state = useNow((now) => kickoffState(kickoff - now));
  const dayName = useNow(day);
  const caption = state === 'far' ? dayName : state;

  const isOver = useNow((now) => now - kickoff >= OVER);
  if (isOver) {
    return (
      <span className={styles.kickoff}>
        <span className={styles.countdown} data-state="past">
          {parts.date}
        </span>
        <small data-state="past">{parts.time}</small>
      </span>
    );
  }
  return (
    <span className={styles.kickoff}>
      <Countdown state={state}>
        <TimeLeft until={kickoff} />
      </Countdown>
      <small data-state={state}>
        {caption === 'other' ? (
          `${parts.date.slice(0, 5)} ${parts.time}`
        ) : (
          <FormattedMessage id="shared.kickoff" values={{ caption, time: parts.time }} />
        )}
      </small>
    </span>
  );
}
