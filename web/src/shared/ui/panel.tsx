import { Box, type BoxProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps extends BoxProps {
  readonly title: ReactNode;
  /** A short note next to the heading. */
  readonly note?: ReactNode;
  /** Content at the right of the head. */
  readonly aside?: ReactNode;
  readonly 'aria-busy'?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, note, aside, children, className, ...box }: PanelProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      className={[styles.panel, className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      {...box}
    >
      <div className={styles.head}>
        <div className={styles.heading}>
          <Box component="h2" id={titleId} fz="sm" lh="sm">
            {title}
          </Box>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </Box>
  );
}

export function PanelFoot(props: BoxProps & { readonly children: ReactNode }) {
  return (
    <Box component="p" py={10} px="md" c="dimmed" fz="xs" lh="xs" bg="var(--surface-inset)" {...props} />
  );
}
