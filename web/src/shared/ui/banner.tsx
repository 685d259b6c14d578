import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  /** What is old and why. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly actionText: ReactNode;
  readonly onAction: () => void;
  readonly isBusy?: boolean;
}

/** A bar over a list that says that its data are old or that reading failed, with a button. */
export function Banner({ children, actionText, onAction, isBusy = false }: BannerProps) {
  return (
    <div className={styles.bar} role="status">
      <IconClock size={16} stroke={1.8} aria-hidden="true" />
      <p className={styles.text}>{children}</p>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={onAction}>
        {actionText}
      </Button>
    </div>
  );
}
