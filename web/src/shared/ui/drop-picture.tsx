import { Box } from '@mantine/core';
import styles from './drop-picture.module.css';
import { changeLength, isBigDrop } from './drop-rules.ts';
import { formatOdds, formatPercent, useLanguage } from './formats.ts';

interface DropPictureProps {
  /** Name of the side, for example `Powyżej 2.5`. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The falling side has a solid line, the opposite side a dotted one. */
  readonly side: 'falling' | 'opposite';
}

/**
 * An odds change as a line on a scale of 0 to 40 %, with a tick at 20 %. The lines are backgrounds of one element, because a list
 * shows hundreds of them.
 */
export function DropPicture({ label, from, to, side }: DropPictureProps) {
  const length = changeLength(from, to);
  const line = side === 'falling' ? '4px' : '2px';
  return (
    <div className={styles.picture} data-side={side}>
      <small className={styles.label} data-cut>
        {label}
      </small>
      <span className={styles.from}>{formatOdds(from)}</span>
      <span
        className={styles.track}
        style={{
          backgroundPosition: `${length}% 50%, 0 50%, 50% 50%, 0 50%`,
          backgroundSize: `10px 10px, ${length}% ${line}, 1px 10px, 100% 2px`,
        }}
        aria-hidden="true"
      />
      <span className={styles.to}>{formatOdds(to)}</span>
    </div>
  );
}

/** The size of an odds drop (a fraction), highlighted from 20 %. */
export function DropPercent({ drop }: { readonly drop: number }) {
  const language = useLanguage();
  return (
    <span className={styles.percent} data-big={isBigDrop(drop) || undefined}>
      {formatPercent(drop, language)}
    </span>
  );
}

/** An empty track for a market without an opposite side. */
export function NoOppositeSide({ label }: Pick<DropPictureProps, 'label'>) {
  return (
    <div className={styles.picture}>
      <small className={styles.label} data-cut>
        {label}
      </small>
      <Box
        component="span"
        h={2}
        bg="var(--surface-track)"
        bdrs={2}
        style={{ gridColumn: 'span 2' }}
        aria-hidden="true"
      />
      <Box component="span" c="dimmed" ta="right" aria-hidden="true">
        –
      </Box>
    </div>
  );
}
