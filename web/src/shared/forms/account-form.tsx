import '../ui/inner-styles.ts';
import { Box, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import classes from './account-form.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useUnsavedFields } from './use-unsaved-fields.ts';

interface AccountFormProps {
  heading: ReactNode;
  /** What the form is for, under the heading. */
  intro?: ReactNode;
  /** The fields. */
  children?: ReactNode;
  /** Why the last try failed where no single field is to blame. */
  refusal?: ReactNode;
  submitLabel: ReactNode;
  isSending: boolean;
  onSubmit: () => unknown;
  /** Ways to other forms, under the button. */
  footer?: ReactNode;
  /** Whether what is typed is worth no question before it is lost. */
  isBrief?: boolean;
}

/** A form on a panel of its own, as signing in and registering are. A refusal stands over the button. */
export function AccountForm(props: AccountFormProps) {
  const { heading, intro, children, refusal, submitLabel, isSending, onSubmit, footer } = props;
  const form = useRef<HTMLFormElement>(null);
  const reports = useUnsavedFields(form, !props.isBrief);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <div className={classes.screen}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate {...reports}>
        <h1>{heading}</h1>
        {intro && (
          <Box component="p" mt="calc(-1 * var(--sp-2))" c="var(--text-2)">
            {intro}
          </Box>
        )}
        {children}
        {refusal && (
          <p className={classes.refusal} role="alert">
            <IconAlertCircle size={18} stroke={1.8} aria-hidden />
            {refusal}
          </p>
        )}
        <Button type="submit" size="md" fullWidth loading={isSending}>
          {submitLabel}
        </Button>
        {footer && <div className={classes.footer}>{footer}</div>}
      </form>
      <UnsavedGuard />
    </div>
  );
}
