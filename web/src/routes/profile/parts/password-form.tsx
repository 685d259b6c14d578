import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { passwordForm_viewer$key } from '../../../__generated__/passwordForm_viewer.graphql.ts';
import type { passwordFormUpdateMutation as UpdatePasswordMutation } from '../../../__generated__/passwordFormUpdateMutation.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { type FormError, fieldCode } from '../../../shared/forms/field-codes.ts';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { useUnsavedFields } from '../../../shared/forms/use-unsaved-fields.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { ProfileForm } from './profile-form.tsx';

const fragment = graphql`
  fragment passwordForm_viewer on Viewer {
    user {
      email
    }
  }
`;

const labels = {
  currentPassword: 'member.profile.currentPassword',
  password: 'common.newPassword',
  passwordConfirmation: 'common.repeatNewPassword',
} as const;

const help = {
  currentPassword: null,
  password: 'shared.form.passwordHelp',
  passwordConfirmation: 'member.profile.passwordNote',
} as const;

/** A new password with the one so far. The server finds all that is wrong at once; it is told in one toast, and in place. */
export function PasswordForm({ viewer }: { readonly viewer: passwordForm_viewer$key }) {
  const intl = useIntl();
  const { user } = useFragment(fragment, viewer);
  const [faults, setFaults] = useState(noPasswordFaults);
  const [isShown, setIsShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const reports = useUnsavedFields(form);
  const inputs = useRef<Partial<Record<keyof typeof labels, HTMLInputElement | null>>>({});
  const { save, isSaving } = useSaving<UpdatePasswordMutation>({
    mutation: passwordFormUpdateMutation,
    errorsOf: ({ updatePassword }) => updatePassword.errors,
    doneText: intl.formatMessage({ id: 'common.passwordSaved' }),
  });
  const typed = (field: keyof typeof labels) => inputs.current[field]?.value ?? '';

  const submit = async () => {
    setFaults(noPasswordFaults);
    const errors = await save({
      input: {
        currentPassword: typed('currentPassword'),
        password: typed('password'),
        passwordConfirmation: typed('passwordConfirmation'),
      },
    });
    if (!errors) return;
    if (errors.length === 0) return form.current?.reset();
    const found = passwordRefusals(errors);
    setFaults(found);
    const wrong = passwordFields.filter((field) => found[field] !== null);
    const [first] = wrong;
    if (first) inputs.current[first]?.focus();
    const texts = wrong.map((field) => intl.formatMessage({ id: found[field] ?? 'shared.form.refused' }));
    const refused = intl.formatMessage({ id: 'shared.form.refused' });
    showToast({ kind: 'error', text: texts.length > 0 ? texts : refused });
  };

  return (
    <ProfileForm
      ref={form}
      {...reports}
      title={<FormattedMessage id="member.profile.password" />}
      submitLabel={<FormattedMessage id="member.profile.savePassword" />}
      isSaving={isSaving}
      onSubmit={submit}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {passwordFields.map((field) => (
        <PasswordField
          key={field}
          ref={(input) => {
            inputs.current[field] = input;
          }}
          name={field}
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          label={intl.formatMessage({ id: labels[field] })}
          description={help[field] && intl.formatMessage({ id: help[field] })}
          error={faults[field] && intl.formatMessage({ id: faults[field] })}
          isShown={isShown}
          onShow={setIsShown}
        />
      ))}
    </ProfileForm>
  );
}

/** Changes the person's password; the other sessions of the account end with it. */
const passwordFormUpdateMutation = graphql`
  mutation passwordFormUpdateMutation($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      errors {
        field
        code
      }
    }
  }
`;

/** The fields of a change of password by their names in the graph, in the order of the form. */
const passwordFields = ['currentPassword', 'password', 'passwordConfirmation'] as const;

type PasswordChange = Record<(typeof passwordFields)[number], string>;

type PasswordFaults = Record<keyof PasswordChange, MessageId | null>;

const noPasswordFaults: PasswordFaults = {
  currentPassword: null,
  password: null,
  passwordConfirmation: null,
};

/** What the graph found wrong with a change of password, in words: one fault a field. */
function passwordRefusals(errors: readonly FormError[]): PasswordFaults {
  const isWrong = (field: keyof PasswordChange) => fieldCode(errors, field) !== null;
  const isLong = fieldCode(errors, 'password') === 'TOO_LONG';
  const password = isLong ? 'shared.form.passwordLong' : 'common.passwordTooShort';
  return {
    currentPassword: isWrong('currentPassword') ? 'member.profile.currentPasswordWrong' : null,
    password: isWrong('password') ? password : null,
    passwordConfirmation: isWrong('passwordConfirmation') ? 'shared.form.passwordsDiffer' : null,
  };
}
