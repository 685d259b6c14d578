import { Button, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Panel } from '../../../shared/ui/panel.tsx';

interface ProfileFormProps extends Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'onReset'> {
  readonly title: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
  readonly onSubmit: () => unknown;
}

/** A part of the profile that is saved by itself. */
export function ProfileForm(props: ProfileFormProps) {
  const { title, children, submitLabel, isSaving, onSubmit, ...form } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
  return (
    <Panel title={title}>
      <form {...form} onSubmit={submit} noValidate>
        <Stack p="md">
          {children}
          <Button type="submit" style={{ alignSelf: 'start' }} loading={isSaving}>
            {submitLabel}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
