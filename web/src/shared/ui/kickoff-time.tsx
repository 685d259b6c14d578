import { useContext, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClockContext, useNow } from '../live/clock.ts';
import styles from './countdown.module.css';
import { Countdown } from './countdown.tsx';
import { type CountdownLabel, countdownLabel, kickoffState } from './countdown-label.ts';
import { dateTimeParts, kickoffDay } from './dates.ts';

/** Kick-off, ISO 8601. */
interface KickoffProps {
  readonly date: string;
}

const matchDurationMs = 2 * 3_600_000;

/** A countdown to a kick-off with its date and state. After the match only the date. */
export function KickoffTime({ date }: KickoffProps) {
  const kickoff = Date.parse(date);
  const parts = dateTimeParts(date);
  const state = useNow((now) => kickoffState(kickoff - now));
  const dayName = useNow(kickoffDay(date));
  const caption = state === 'far' ? dayName : state;

  const isOver = useNow((now) => now - kickoff >= matchDurationMs);
  return (
    <span className={styles.kickoff}>
      <Countdown state={state}>{isOver ? parts.date : <TimeLeft until={kickoff} />}</Countdown>
      <small data-state={state}>{isOver ? parts.time : <Caption name={caption} parts={parts} />}</small>
    </span>
  );
}

/** A countdown to a time in milliseconds. Updates the DOM directly, because hundreds of them tick together, and React would cost ten times as much. */
export function TimeLeft({ until }: { readonly until: number }) {
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

/** Reuses the text node, because a new one each second would create much garbage. A browser's translator may have replaced it. */
function write(element: HTMLElement | null, text: string): void {
  const shown = element?.firstChild;
  if (shown instanceof Text) shown.data = text;
  else element?.replaceChildren(text);
}

/** The kick-off as today, tomorrow, or the day and month, with the time. */
export function KickoffLabel({ date }: KickoffProps) {
  const name = useNow(kickoffDay(date));
  const parts = dateTimeParts(date);
  return (
    <time dateTime={date}>
      <Caption name={name} parts={parts} />
    </time>
  );
}

/** The day's name, or the day and month for `other`, and the time. */
function Caption({ name, parts }: { name: string; parts: ReturnType<typeof dateTimeParts> }) {
  if (name === 'other') return `${parts.date.slice(0, 5)} ${parts.time}`;
  return <FormattedMessage id="shared.kickoff" values={{ caption: name, time: parts.time }} />;
}
