import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  /** Whether this one is chosen. */
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One of several named choices; the chosen one is set in ink. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <UnstyledButton className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
    </UnstyledButton>
  );
}
