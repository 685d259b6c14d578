import { Box, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FaultReference } from './fault-reference.tsx';
import { StateGlyph } from './state-glyph.tsx';
import classes from './state-message.module.css';

interface FaultProps {
  title: ReactNode;
  text?: ReactNode;
  /** The one button: its words and what it does. */
  action: { label: ReactNode; run: () => void; busy?: boolean };
  /** Support's key to the log, where there is one. */
  reference?: string | null;
}

/** A page or a large part of it that could not be shown: what happened, why, and one way on. */
export function Fault({ title, text, action, reference = null }: FaultProps) {
  return (
    <Box component="section" className={classes.state} flex={1} mih={320} role="alert">
      <StateGlyph kind="failed" />
      <Box component="h1" fz="xl" lh="xl">
        {title}
      </Box>
      {text && <p className={classes.reason}>{text}</p>}
      <Button className={classes.action} loading={action.busy ?? false} onClick={action.run}>
        {action.label}
      </Button>
      {reference && (
        <small className={classes.reference}>
          <FaultReference id={reference} />
        </small>
      )}
    </Box>
  );
}
