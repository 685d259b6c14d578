import { useContext, useLayoutEffect, useRef } from 'react';
import { ClockContext } from '../live/use-now.ts';
import styles from './countdown.module.css';
import { type CountdownLabel, countdownLabel } from './countdown-label.ts';

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
