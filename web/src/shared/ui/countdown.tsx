import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import styles from './countdown.module.css';
import type { KickoffState } from './kickoff-state.ts';
import { TimeLeft } from './time-left.tsx';

interface CountdownProps {
  /** Kick-off, in milliseconds since 1970. */
  readonly kickoff: number;
  readonly state: KickoffState;
}

/** Time left until a kick-off; near ones carry an icon beside their colour, smaller units are set quieter. */
export function Countdown({ kickoff, state }: CountdownProps) {
  return (
    <span className={styles.countdown} data-state={state}>
      {state === 'closer' && <IconAlertTriangle size={14} stroke={1.9} aria-hidden="true" />}
      {state === 'close' && <IconClock size={14} stroke={1.9} aria-hidden="true" />}
      <TimeLeft until={kickoff} />
    </span>
  );
}
