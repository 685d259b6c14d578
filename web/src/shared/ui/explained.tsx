import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './explained.module.css';

interface ExplainedProps {
  /** What the word means. */
  readonly meaning: ReactNode;
  /** A word that not everybody knows. */
  readonly children: ReactNode;
}

/** A word with its meaning for those who point at it, touch it or reach it by the keyboard. */
export function Explained({ meaning, children }: ExplainedProps) {
  return (
    <Tooltip label={meaning} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className={styles.word}>
        <span>{children}</span>
      </button>
    </Tooltip>
  );
}
