import type { ReactNode } from 'react';
import track from '../../../shared/ui/track.module.css';
import classes from './feature-sample.module.css';

interface ShareBarProps {
  /** How much of the bar is filled, 0 to 1. */
  readonly share: number;
  /** The same in the language's words. */
  readonly figure: string;
  readonly children: ReactNode;
}

/** A share as a named bar with its figure. */
export function ShareBar({ share, figure, children }: ShareBarProps) {
  return (
    <span className={classes.share}>
      <span className={classes.head}>
        {children}
        <b>{figure}</b>
      </span>
      <span className={track.track}>
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </span>
  );
}
