import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fault.module.css';
import { FaultReference } from './fault-reference.tsx';

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
    <section className={classes.fault} role="alert">
      <svg className={classes.glyph} viewBox="0 0 72 44" aria-hidden="true">
        <path d="M8 8h18v10h10M46 26h8v10h12" />
        <path className={classes.cross} d="M37 17l8 10M45 17l-8 10" />
      </svg>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <Button loading={action.busy ?? false} onClick={action.run}>
        {action.label}
      </Button>
      {reference && (
        <p className={classes.reference}>
          <FaultReference id={reference} />
        </p>
      )}
    </section>
  );
}
