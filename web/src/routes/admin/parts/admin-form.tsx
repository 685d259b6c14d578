import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import type { Form } from '../../../shared/forms/use-form.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { LinkButton } from './link-button.tsx';

interface AdminFormProps {
  readonly title: MessageId;
  readonly form: Form;
  readonly submit: MessageId;
  /** Path and label of the back link. */
  readonly list: string;
  readonly back: MessageId;
  /** Notice of a version conflict, with a reload button. */
  readonly stale?: {
    readonly text: MessageId;
    readonly label: MessageId;
    readonly isBusy?: boolean;
    readonly onRead: () => void;
  };
  readonly children: ReactNode;
}

export function AdminForm({ title, form, submit, list, back, stale, children }: AdminFormProps) {
  return (
    <Panel title={<FormattedMessage id={title} />}>
      {stale && form.isOutdated && (
        <Notice role="alert" tone="stale" wrap="wrap" justify="space-between" m="md" mb={0}>
          <FormattedMessage id={stale.text} />
          <Button variant="default" size="xs" loading={stale.isBusy ?? false} onClick={stale.onRead}>
            <FormattedMessage id={stale.label} />
          </Button>
        </Notice>
      )}
      <form {...form.element}>
        <Stack maw={720} p="md">
          {children}
          <Group gap="xs">
            <Button type="submit" loading={form.isSaving}>
              <FormattedMessage id={submit} />
            </Button>
            <LinkButton to={list} label={back} />
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
