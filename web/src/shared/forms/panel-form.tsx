import { Button, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';

interface PanelFormProps extends ComponentProps<'form'> {
  readonly heading: ReactNode;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
}

/** A section of a page that is saved separately. */
export function PanelForm({ heading, children, submitLabel, isSaving, ...form }: PanelFormProps) {
  return (
    <Panel title={heading}>
      <form {...form}>
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
