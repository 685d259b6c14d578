import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './countdown.module.css';
import type { KickoffState } from './countdown-label.ts';

interface CountdownProps {
  readonly state: KickoffState;
  /** The remaining time: a ticking one, or a static one in an example. */
  readonly children: ReactNode;
}

/** The remaining time to a kick-off, with an icon when it is near. */
export function Countdown({ state, children }: CountdownProps) {
  return (
    <span className={styles.countdown} data-state={state}>
      {state === 'closer' && <IconAlertTriangle size={14} stroke={1.9} aria-hidden="true" />}
      {state === 'close' && <IconClock size={14} stroke={1.9} aria-hidden="true" />}
      {children}
    </span>
  );
}
