import { useContext, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClockContext, useNow } from '../live/clock.ts';
import styles from './countdown.module.css';
import { Countdown } from './countdown.tsx';
import { type CountdownLabel, countdownLabel, kickoffState } from './countdown-label.ts';
import { dateTimeParts, kickoffDay } from './dates.ts';

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

interface TimeLeftProps {
  /** The moment, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Time left until a moment, renewed each second. The words are written straight into the page: hundreds of these
 * tick at once, and to draw each of them through React costs ten times as much.
 */
export function TimeLeft({ until }: TimeLeftProps) {
  const clock = useContext(ClockContext);
  const main = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    let shown: CountdownLabel | null = null;
    const tick = () => {
      const label = countdownLabel(until - clock.now());
      if (label.main !== shown?.main) write(main.current, label.main);
      if (label.rest !== shown?.rest) write(rest.current, label.rest && ` ${label.rest}`);
      shown = label;
    };
    tick();
    return clock.subscribe(tick);
  }, [clock, until]);

  return (
    <span role="timer">
      <span ref={main} className={styles.main} />
      <span ref={rest} className={styles.rest} />
    </span>
  );
}

/** Into the text that is there, since a new one each second is a thousand for the browser to clear away. */
function write(element: HTMLElement | null, text: string): void {
  const shown = element?.firstChild;
  if (shown instanceof Text) shown.data = text;
  else element?.append(text);
}

interface KickoffLabelProps {
  /** Kick-off, ISO 8601. */
  readonly date: string;
}

/** When a match begins as people say it: today, tomorrow, or the day and month, and the time. */
export function KickoffLabel({ date }: KickoffLabelProps) {
  const { day, parts } = { day: kickoffDay(date), parts: dateTimeParts(date) };
  const name = useNow(day);
  return (
    <time dateTime={date}>
      {name === 'other' ? (
        `${parts.date.slice(0, 5)} ${parts.time}`
      ) : (
        <FormattedMessage id="shared.kickoff" values={{ caption: name, time: parts.time }} />
      )}
    </time>
  );
}
