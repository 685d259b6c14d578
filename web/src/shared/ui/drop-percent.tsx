import styles from './drop-percent.module.css';
import { isBigDrop } from './is-big-drop.ts';

interface DropPercentProps {
  /** The fall as a fraction, 4 decimals. */
  readonly drop: number;
  /** The fall in the language's words, for example `23,76 %`. */
  readonly text: string;
}

/** Size of a fall; from 20 % on it has a double arrow and the colour of success. */
export function DropPercent({ drop, text }: DropPercentProps) {
  return (
    <span className={styles.percent} data-big={isBigDrop(drop) || undefined}>
      {text}
    </span>
  );
}
