import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { accountForms_viewer$key } from '../../../__generated__/accountForms_viewer.graphql.ts';
import type { accountFormsPasswordMutation as UpdatePasswordMutation } from '../../../__generated__/accountFormsPasswordMutation.graphql.ts';
import type { accountFormsProfileMutation as UpdateProfileMutation } from '../../../__generated__/accountFormsProfileMutation.graphql.ts';
import { discordTexts, emptyPassword } from '../../../shared/forms/account-checks.ts';
import { NewPasswordFields, PasswordField } from '../../../shared/forms/account-form.tsx';
import { PanelForm } from '../../../shared/forms/panel-form.tsx';
import { type ErrorTexts, fieldMessage } from '../../../shared/forms/use-attempt.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSessionStore } from '../../../shared/session/use-session.tsx';
import { useSaving } from '../../../shared/ui/use-saving.ts';

/** Also ends the account's other sessions and removes its devices. */
const passwordMutation = graphql`
  mutation accountFormsPasswordMutation($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      errors {
        field
        code
      }
    }
  }
`;

/** Messages of the fields' errors, in form order. */
const passwordTexts = {
  currentPassword: { INVALID: 'member.profile.currentPasswordWrong' },
  password: { TOO_LONG: 'shared.form.passwordLong', INVALID: 'common.passwordTooShort' },
  passwordConfirmation: { INVALID: 'shared.form.passwordsDiffer' },
} as const;

interface PasswordFormProps {
  readonly email: string;
  readonly onSaved: () => void;
}

/** Changes the password. The server returns all errors in one response; they are shown in one toast and in place. */
export function PasswordForm({ email, onSaved }: PasswordFormProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const { save, isSaving } = useSaving<UpdatePasswordMutation>({
    mutation: passwordMutation,
    doneText: intl.formatMessage({ id: 'common.passwordSaved' }),
    onSaved,
    refusedText(errors) {
      const ids = Object.keys(passwordTexts).flatMap(
        (field) => fieldMessage(passwordTexts, errors, field) ?? [],
      );
      const shown = ids.length > 0 ? ids : (['shared.form.refused'] as const);
      return shown.map((id) => intl.formatMessage({ id }));
    },
  });
  const { element, error } = useForm({
    saved: () => ({ currentPassword: '', ...emptyPassword }),
    texts: passwordTexts,
    send: (input) => save({ input }),
    isUncontrolled: true,
    // Password managers fill in the current password.
    isUnsaved: ({ password, passwordConfirmation }) => password !== '' || passwordConfirmation !== '',
    isSaving,
    staysOpen: true,
    showsOtherErrors: true,
  });

  return (
    <PanelForm
      {...element}
      heading={<FormattedMessage id="member.profile.password" />}
      submitLabel={<FormattedMessage id="member.profile.savePassword" />}
      isSaving={isSaving}
    >
      {/* Lets a password manager find the account. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'member.profile.currentPassword' })}
        error={error('currentPassword')}
        isShown={isShown}
        onShow={setShown}
      />
      <NewPasswordFields
        label="common.newPassword"
        confirmationLabel="common.repeatNewPassword"
        confirmationHelp={<FormattedMessage id="member.profile.passwordNote" />}
        error={error}
        isShown={isShown}
        onShow={setShown}
      />
    </PanelForm>
  );
}

const viewerFragment = graphql`
  fragment accountForms_viewer on Viewer {
    user {
      id
      firstName
      lastName
      discordName
      notes
      isAdmin
    }
  }
`;

const profileMutation = graphql`
  mutation accountFormsProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        ...accountForms_viewer
      }
      errors {
        field
        code
      }
    }
  }
`;

const inputProps = {
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  lastName: { autoComplete: 'family-name', maxLength: 100 },
  discordName: { autoComplete: 'off', maxLength: 100, autoCapitalize: 'none', spellCheck: false },
  notes: { autoComplete: 'off', maxLength: 5000 },
} as const;
const help = { discordName: 'member.profile.discordHelp', notes: 'common.notesHelp' } as const;
const names = ['firstName', 'lastName'] as const;
/** Input fields in form order. */
const personFields = [...names, 'discordName', 'notes'] as const;

const invalidTexts = { TOO_LONG: 'member.profile.tooLong', INVALID: 'common.invalidValue' } as const;

const personTexts: ErrorTexts<Record<(typeof personFields)[number], string>> = {
  firstName: { ...invalidTexts, BLANK: 'common.firstNameBlank' },
  lastName: { ...invalidTexts, BLANK: 'common.lastNameBlank' },
  discordName: discordTexts,
  notes: invalidTexts,
};

/** The user's personal data; admins also have notes, and need no name. Typed values override saved ones until they are saved. */
export function PersonForm({ viewer }: { readonly viewer: accountForms_viewer$key }) {
  const intl = useIntl();
  const session = useSessionStore();
  const { user } = useFragment(viewerFragment, viewer);
  const { save, isSaving } = useSaving<UpdateProfileMutation>({
    mutation: profileMutation,
    doneText: intl.formatMessage({ id: 'common.detailsSaved' }),
    // The response to a session request that is under way may bring the old Discord name back: this one follows it.
    onSaved: () => void session.refresh(),
  });
  const requiredFields = user.isAdmin ? [] : names;
  const form = useForm({
    name: 'person',
    saved: () => ({
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      discordName: user.discordName ?? '',
      notes: user.notes ?? '',
    }),
    texts: personTexts,
    // Whether the Discord name is required is checked by the server.
    check: (values) =>
      Object.fromEntries(requiredFields.map((field) => [field, values[field].trim() === '' && 'BLANK'])),
    // Fields that another tab has changed meanwhile stay as they are. The server reports a missing Discord name only when it is sent.
    send: ({ discordName }, { typed }) =>
      save({
        input: Object.fromEntries(
          Object.entries({ ...(discordName === '' && { discordName }), ...typed }).map(([field, text]) => [
            field,
            text.trim(),
          ]),
        ),
      }),
    isSaving,
    staysOpen: true,
  });
  return (
    <PanelForm
      {...form.element}
      heading={<FormattedMessage id="member.profile.person" />}
      submitLabel={<FormattedMessage id="member.profile.savePerson" />}
      isSaving={isSaving}
    >
      {personFields.map((field) => {
        if (field === 'notes' && !user.isAdmin) return null;
        const props = {
          ...form.text(field),
          ...inputProps[field],
          required: requiredFields.some((name) => name === field),
          label: intl.formatMessage({ id: 'member.profile.field' }, { field }),
          description: field in help && intl.formatMessage({ id: help[field as keyof typeof help] }),
        };
        return field === 'notes' ? (
          <Textarea key={field} rows={3} {...props} />
        ) : (
          <TextInput key={field} {...props} />
        );
      })}
    </PanelForm>
  );
}
