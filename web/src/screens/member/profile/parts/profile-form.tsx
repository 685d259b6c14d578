import { Button } from '@mantine/core';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Panel } from '../../../../shared/ui/panel.tsx';
import classes from './profile-form.module.css';

interface ProfileFormProps {
  readonly title: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
  readonly onSubmit: () => unknown;
  readonly ref?: Ref<HTMLFormElement>;
}

/** A part of the profile that is saved by itself. */
export function ProfileForm({ title, children, submitLabel, isSaving, onSubmit, ref }: ProfileFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
  return (
    <Panel title={title}>
      <form ref={ref} className={classes.form} onSubmit={submit} noValidate>
        {children}
        <Button type="submit" className={classes.submit} loading={isSaving}>
          {submitLabel}
        </Button>
      </form>
    </Panel>
  );
}
