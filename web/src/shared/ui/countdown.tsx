import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import styles from './countdown.module.css';
import type { CountdownLabel } from './countdown-label.ts';
import type { KickoffState } from './kickoff-state.ts';

interface CountdownProps {
  readonly label: CountdownLabel;
  readonly state: KickoffState;
}

/** Time left until a kick-off; near ones carry an icon beside their colour, smaller units are set quieter. */
export function Countdown({ label, state }: CountdownProps) {
  return (
    <span className={styles.countdown} data-state={state}>
      {state === 'closer' && <IconAlertTriangle size={14} stroke={1.9} aria-hidden="true" />}
      {state === 'close' && <IconClock size={14} stroke={1.9} aria-hidden="true" />}
      <span role="timer">
        <span className={styles.main}>{label.main}</span>
        {label.rest !== '' && <span className={styles.rest}> {label.rest}</span>}
      </span>
    </span>
  );
}
