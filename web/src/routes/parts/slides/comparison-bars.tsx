import type { ReactNode } from 'react';
import track from '../../../shared/ui/track.module.css';
import classes from './comparison-bars.module.css';

interface ComparisonBarsProps {
  readonly home: number;
  readonly away: number;
  /** What is compared. */
  readonly children: ReactNode;
}

/** Two bars that mirror around their name; the larger figure is drawn in the colour of the better. */
export function ComparisonBars({ home, away, children }: ComparisonBarsProps) {
  const most = Math.max(home, away);
  return (
    <span className={classes.pair}>
      <span className={track.track} aria-hidden="true">
        <span data-high={home > away || undefined} style={{ width: share(home, most) }} />
      </span>
      <small>{children}</small>
      <span className={track.track} aria-hidden="true">
        <span data-high={away > home || undefined} style={{ width: share(away, most) }} />
      </span>
    </span>
  );
}

function share(value: number, most: number): string {
  return `${Math.round((value / most) * 100)}%`;
}
