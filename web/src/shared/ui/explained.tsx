import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

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
      <UnstyledButton
        c="inherit"
        fz="inherit"
        fw="inherit"
        lh="inherit"
        td="underline dotted"
        style={{ cursor: 'help' }}
      >
        <span>{children}</span>
      </UnstyledButton>
    </Tooltip>
  );
}
