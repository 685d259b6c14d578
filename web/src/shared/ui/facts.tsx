import { Group } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Whether the connection stands; the dot follows it. */
  readonly connection: 'live' | 'connecting' | 'lost';
  /** The connection's state in words. */
  readonly connectionText: ReactNode;
  /** How old the data are, in words. */
  readonly ageText: ReactNode;
}

/** Connection and age of the data as two separate facts. */
export function Facts({ connection, connectionText, ageText }: FactsProps) {
  return (
    <Group gap="4px 18px" c="var(--text-2)" fz="var(--fs-13)" lh="var(--lh-13)">
      <span className={styles.fact}>
        <span className={styles.dot} data-connection={connection} aria-hidden="true" />
        {connectionText}
      </span>
      <span className={styles.fact}>
        <IconClock size={15} stroke={1.8} aria-hidden="true" />
        {ageText}
      </span>
    </Group>
  );
}
