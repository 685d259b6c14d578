import { useContext, useLayoutEffect, useRef } from 'react';
import { ClockContext } from '../live/use-now.ts';
import styles from './countdown.module.css';
import { countdownLabel } from './countdown-label.ts';

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
    const tick = () => {
      const label = countdownLabel(until - clock.now());
      write(main.current, label.main);
      write(rest.current, label.rest && ` ${label.rest}`);
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

function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
