import type { ReactNode } from 'react';
import track from '../../../shared/ui/track.module.css';
import classes from './comparison-bars.module.css';

interface ComparisonBarsProps {
  readonly home: number;
  readonly away: number;
  /** Label. */
  readonly children: ReactNode;
}

/** Two mirrored bars around a label; the larger value is highlighted. */
export function ComparisonBars({ home, away, children }: ComparisonBarsProps) {
  const max = Math.max(home, away);
  return (
    <span className={classes.pair}>
      <span className={track.track} aria-hidden="true">
        <span data-high={home > away || undefined} style={{ width: share(home, max) }} />
      </span>
      <small>{children}</small>
      <span className={track.track} aria-hidden="true">
        <span data-high={away > home || undefined} style={{ width: share(away, max) }} />
      </span>
    </span>
  );
}

function share(value: number, max: number): string {
  return `${Math.round((value / max) * 100)}%`;
}
