import { Box, type BoxProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps extends BoxProps {
  /** Heading of the panel. */
  readonly title: ReactNode;
  /** A figure or short note beside the heading. */
  readonly note?: ReactNode;
  /** What stands at the right of the head: facts, a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A surface with a hairline and a head, named for assistive technology by its heading. */
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

/** What is to be known of a panel's figures, small at its end. */
export function PanelFoot(props: BoxProps & { readonly children: ReactNode }) {
  return (
    <Box component="p" py={10} px="md" c="dimmed" fz="xs" lh="xs" bg="var(--surface-inset)" {...props} />
  );
}
