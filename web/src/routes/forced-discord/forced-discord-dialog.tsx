import { Box, Button, Modal, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { forcedDiscordDialogNameOnMutation as NameOnDiscordMutation } from '../../__generated__/forcedDiscordDialogNameOnMutation.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import { discordServerError } from '../../shared/forms/form-errors.ts';
import { useSaving } from '../../shared/forms/use-saving.ts';
import { useSessionStore } from '../../shared/session/use-session.tsx';
import { showToast } from '../../shared/ui/toast.tsx';

/** Requires a Discord name from a user whose subscription includes Discord. It cannot be closed; `signOut` is the only other way out. */
export function ForcedDiscordDialog({ signOut }: { readonly signOut: ReactNode }) {
  const intl = useIntl();
  const session = useSessionStore();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<MessageId | null>(null);
  const { save, isSaving } = useSaving<NameOnDiscordMutation>({
    mutation: forcedDiscordDialogNameOnMutation,
    doneText: intl.formatMessage({ id: 'common.detailsSaved' }),
    onSaved: ({ updateProfile: { viewer } }) => viewer && session.enter(viewer),
  });

  const showError = (id: MessageId | null) => {
    setError(id);
    if (id !== null) input.current?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const discord = input.current?.value.trim() ?? '';
    if (discord === '') return showError('common.enterDiscordName');
    const errors = await save({ input: { discord } });
    if (!errors || errors.length === 0) return;
    const id = discordServerError(errors);
    showError(id);
    if (id === null) showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
  };

  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={<FormattedMessage id="common.enterDiscordName" />}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Box component="p" c="var(--text-2)">
            <FormattedMessage id="member.forcedDiscord.reason" />
          </Box>
          <TextInput
            ref={input}
            data-autofocus
            name="discord"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            required
            onChange={() => setError(null)}
            label={<FormattedMessage id="common.discordName" />}
            error={error && <FormattedMessage id={error} />}
          />
          <Button type="submit" loading={isSaving}>
            <FormattedMessage id="member.forcedDiscord.save" />
          </Button>
          {signOut}
        </Stack>
      </form>
    </Modal>
  );
}

const forcedDiscordDialogNameOnMutation = graphql`
  mutation forcedDiscordDialogNameOnMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        ...sessionQuery_viewer
      }
      errors {
        field
        code
      }
    }
  }
`;
