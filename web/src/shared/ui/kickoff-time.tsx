import { useCallback, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClockContext, useNow } from '../live/use-now.ts';
import { Countdown } from './countdown.tsx';
import { countdownLabel } from './countdown-label.ts';
import { dateTimeParts } from './date-time-parts.ts';
import { daysFrom } from './days-from.ts';
import { kickoffState } from './kickoff-state.ts';
import styles from './kickoff-time.module.css';

interface KickoffTimeProps {
  /** Kick-off, ISO 8601. */
  readonly date: string;
}

/** Time left until a kick-off, renewed each second, and under it when that is and how near. */
export function KickoffTime({ date }: KickoffTimeProps) {
  const intl = useIntl();
  const clock = useContext(ClockContext);
  const kickoff = Date.parse(date);
  useNow(useCallback((now: number) => Math.floor((kickoff - now) / 1000), [kickoff]));
  const left = kickoff - clock.now();
  const state = kickoffState(left);
  const { date: day, time } = dateTimeParts(date);
  const days = daysFrom(clock.now(), date);
  const when = () => {
    if (days === 0) return intl.formatMessage({ id: 'shared.kickoff.today' }, { time });
    if (days === 1) return intl.formatMessage({ id: 'shared.kickoff.tomorrow' }, { time });
    return `${day.slice(0, 5)} ${time}`;
  };

  return (
    <span className={styles.kickoff}>
      <Countdown label={countdownLabel(left)} state={state} />
      <span className={styles.caption} data-state={state}>
        {state === 'closer' && <FormattedMessage id="shared.kickoff.closer" values={{ time }} />}
        {state === 'close' && <FormattedMessage id="shared.kickoff.close" values={{ time }} />}
        {state === 'past' && <FormattedMessage id="shared.kickoff.past" values={{ time }} />}
        {state === 'far' && when()}
      </span>
    </span>
  );
}
