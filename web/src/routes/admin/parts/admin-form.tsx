import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { MessageId } from '../../../i18n/texts.ts';
import { allowLeaving } from '../../../shared/forms/unsaved.ts';
import type { Form } from '../../../shared/forms/use-form.ts';
import { useIsMounted } from '../../../shared/forms/use-is-mounted.ts';
import type { FormError } from '../../../shared/relay/form-errors.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { type SavingMutation, useSaving } from '../../../shared/ui/use-saving.ts';
import { LinkButton } from '../../parts/link-button.tsx';

const focusBox = (box: HTMLElement | null) => box?.focus();

/**
 * Says that a form was not saved because another user changed the record meanwhile. Takes the focus, and so comes into view: the
 * button to save may be far below.
 */
export function ConflictNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={focusBox} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}

interface AdminFormProps {
  readonly title: MessageId;
  readonly form: Form;
  readonly submit: MessageId;
  readonly list: string;
  readonly back: MessageId;
  /** Notice of a version conflict, with a reload button. */
  readonly conflict?:
    | {
        readonly text: MessageId;
        readonly label: MessageId;
        readonly isBusy?: boolean;
        readonly onRead: () => void;
      }
    | undefined;
  readonly children: ReactNode;
}

export function AdminForm({ title, form, submit, list, back, conflict, children }: AdminFormProps) {
  return (
    <Panel title={<FormattedMessage id={title} />}>
      {conflict && form.hasConflict && (
        <ConflictNotice>
          <Notice tone="stale" wrap="wrap" justify="space-between" m="md" mb={0}>
            <FormattedMessage id={conflict.text} />
            <Button variant="default" size="xs" loading={conflict.isBusy ?? false} onClick={conflict.onRead}>
              <FormattedMessage id={conflict.label} />
            </Button>
          </Notice>
        </ConflictNotice>
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

/** Saves a record, shows a toast and goes to the list, unless the user has left the form meanwhile. */
export function useSavingToList<TMutation extends SavingMutation>(
  mutation: GraphQLTaggedNode,
  done: MessageId,
  list: string,
  refusedText?: (errors: readonly FormError[]) => string | null,
  timeoutMs?: number,
) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useSaving<TMutation>({
    mutation,
    doneText: intl.formatMessage({ id: done }),
    ...(refusedText && { refusedText }),
    ...(timeoutMs && { timeoutMs }),
    onSaved() {
      if (!isMounted.current) return;
      allowLeaving();
      void navigate(list);
    },
  });
}
