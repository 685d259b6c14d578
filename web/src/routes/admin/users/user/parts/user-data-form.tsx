import { Textarea, TextInput } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userDataForm_user$key } from '../../../../../__generated__/userDataForm_user.graphql.ts';
import type { userDataFormUpdateMutation as UpdateUserMutation } from '../../../../../__generated__/userDataFormUpdateMutation.graphql.ts';
import { PanelForm } from '../../../../../shared/forms/panel-form.tsx';
import { useForm } from '../../../../../shared/forms/use-form.ts';
import { isConflict } from '../../../../../shared/relay/form-errors.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { useSaving } from '../../../../../shared/ui/use-saving.ts';
import { formErrorText } from '../lib/user-errors.ts';

const userFragment = graphql`
  fragment userDataForm_user on User {
    id
    firstName
    lastName
    discordName
    notes
    version
  }
`;

const fields = ['firstName', 'lastName', 'discordName', 'notes'] as const;
const maxCharacters = { firstName: 100, lastName: 100, discordName: 64, notes: 5_000 };

export function UserDataForm({ user }: { readonly user: userDataForm_user$key }) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const record = useFragment(userFragment, user);
  const { save, isSaving } = useSaving<UpdateUserMutation>({
    mutation: userDataFormUpdateMutation,
    doneText: intl.formatMessage({ id: 'admin.user.saved' }),
    refusedText: (errors) => formErrorText(errors, intl),
    onSaved: refresh,
  });
  const form = useForm({
    name: 'user',
    record,
    saved: ({ firstName, lastName, discordName, notes }) => ({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      discordName: discordName ?? '',
      notes: notes ?? '',
    }),
    keepsTyped: true,
    texts: (error) => intl.formatMessage({ id: 'admin.user.refused' }, { error }),
    async send(_, { typed, base }) {
      const errors = await save({ input: { userId: base.id, version: base.version, ...typed } });
      if (errors && isConflict(errors)) refresh();
      return errors;
    },
    isSaving,
    staysOpen: true,
    showsOtherErrors: true,
  });

  return (
    <PanelForm
      {...form.element}
      heading={<FormattedMessage id="admin.user.data" />}
      submitLabel={<FormattedMessage id="admin.user.save" />}
      isSaving={isSaving}
    >
      {fields.map((field) => {
        const properties = {
          ...form.text(field),
          label: intl.formatMessage({ id: 'admin.user.field' }, { field }),
          maxLength: maxCharacters[field],
          readOnly: isSaving,
        };
        return field === 'notes' ? (
          <Textarea
            key={field}
            rows={4}
            description={intl.formatMessage({ id: 'common.notesHelp' })}
            {...properties}
          />
        ) : (
          <TextInput key={field} {...properties} />
        );
      })}
    </PanelForm>
  );
}

/** The response updates every view of the user. */
const userDataFormUpdateMutation = graphql`
  mutation userDataFormUpdateMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...userDataForm_user
      }
      errors {
        field
        code
      }
    }
  }
`;
