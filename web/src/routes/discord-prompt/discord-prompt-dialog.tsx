import { Box, Button, Modal, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { discordPromptDialogMutation as NameOnDiscordMutation } from '../../__generated__/discordPromptDialogMutation.graphql.ts';
import { discordTexts } from '../../shared/forms/account-checks.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSessionStore } from '../../shared/session/use-session.tsx';
import { useSaving } from '../../shared/ui/use-saving.ts';

/** Requires a Discord name from a user whose subscription includes Discord. It cannot be closed; `signOut` is the only other way out. */
export function DiscordPromptDialog({ signOut }: { readonly signOut: ReactNode }) {
  const intl = useIntl();
  const session = useSessionStore();
  const { save, isSaving } = useSaving<NameOnDiscordMutation>({
    mutation: discordPromptDialogMutation,
    doneText: intl.formatMessage({ id: 'common.detailsSaved' }),
    onSaved: ({ updateProfile: { viewer } }) => (viewer ? session.enter(viewer) : void session.refresh()),
  });

  const form = useForm({
    saved: () => ({ discordName: '' }),
    texts: { discordName: discordTexts },
    check: ({ discordName }) => ({ discordName: discordName.trim() === '' && 'BLANK' }),
    send: ({ discordName }) => save({ input: { discordName: discordName.trim() } }),
    isUnsaved: () => false,
    isSaving,
  });

  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={<FormattedMessage id="common.enterDiscordName" />}
    >
      <form {...form.element}>
        <Stack>
          <Box component="p" c="var(--text-2)">
            <FormattedMessage id="member.discordPrompt.reason" />
          </Box>
          <TextInput
            {...form.text('discordName')}
            data-autofocus
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            required
            label={<FormattedMessage id="common.discordName" />}
          />
          <Button type="submit" loading={isSaving}>
            <FormattedMessage id="member.discordPrompt.save" />
          </Button>
          {signOut}
        </Stack>
      </form>
    </Modal>
  );
}

const discordPromptDialogMutation = graphql`
  mutation discordPromptDialogMutation($input: UpdateProfileInput!) {
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
