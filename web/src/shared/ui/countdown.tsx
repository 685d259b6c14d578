import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './countdown.module.css';
import type { KickoffState } from './countdown-label.ts';

interface CountdownProps {
  readonly state: KickoffState;
  /** The time left: one that ticks, or a still one in an example. */
  readonly children: ReactNode;
}

/** Time left until a kick-off; near ones carry an icon beside their colour. */
export function Countdown({ state, children }: CountdownProps) {
  return (
    <span className={styles.countdown} data-state={state}>
      {state === 'closer' && <IconAlertTriangle size={14} stroke={1.9} aria-hidden="true" />}
      {state === 'close' && <IconClock size={14} stroke={1.9} aria-hidden="true" />}
      {children}
    </span>
  );
}
