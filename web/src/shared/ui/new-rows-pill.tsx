import { UnstyledButton } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './new-rows-pill.module.css';

interface NewRowsPillProps {
  /** How many wait, in words: `3 nowe`. */
  readonly children: ReactNode;
  readonly onShow: () => void;
}

/** Behind it new rows wait while the person reads; it sticks under the top bar. */
export function NewRowsPill({ children, onShow }: NewRowsPillProps) {
  return (
    <div className={styles.place}>
      <UnstyledButton className={styles.pill} onClick={onShow}>
        <IconArrowUp size={15} stroke={2} aria-hidden="true" />
        {children}
      </UnstyledButton>
    </div>
  );
}
