import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './cart-fields.module.css';

/** What is wrong with a field, with its sign. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} stroke={1.8} aria-hidden />
      {children}
    </span>
  );
}
