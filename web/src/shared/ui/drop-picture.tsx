import { changeLength } from './change-length.ts';
import styles from './drop-picture.module.css';
import { formatOdds } from './format-odds.ts';

interface DropPictureProps {
  /** Name of the side, for example `Powyżej 2.5`. */
  readonly label: string;
  /** Decimal odds at the opening. */
  readonly from: number;
  /** Decimal odds now. */
  readonly to: number;
  /** The side that fell is a solid line, the opposite side a dotted one with a hollow dot. */
  readonly side: 'falling' | 'opposite';
}

/** How a price moved: from, a line as long as the change on a scale of 0 to 40 % with a tick at 20 %, to. */
export function DropPicture({ label, from, to, side }: DropPictureProps) {
  const length = changeLength(from, to);
  return (
    <div className={styles.picture} data-side={side}>
      <span className={styles.label}>{label}</span>
      <span className={styles.from}>{formatOdds(from)}</span>
      <span className={styles.track} aria-hidden="true">
        <svg className={styles.lines} aria-hidden="true">
          <line className={styles.ground} x1="0%" x2="100%" y1="50%" y2="50%" />
          <line className={styles.tick} x1="50%" x2="50%" y1="1" y2="11" />
          <line className={styles.change} x1="0%" x2={`${length}%`} y1="50%" y2="50%" />
          <circle className={styles.dot} cx={`${length}%`} cy="50%" r="4" />
        </svg>
      </span>
      <span className={styles.to}>{formatOdds(to)}</span>
    </div>
  );
}
