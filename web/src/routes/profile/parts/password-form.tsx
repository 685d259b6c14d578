import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { passwordForm_viewer$key } from '../../../__generated__/passwordForm_viewer.graphql.ts';
import type { updatePasswordMutation as UpdatePasswordMutation } from '../../../__generated__/updatePasswordMutation.graphql.ts';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { useUnsavedFields } from '../../../shared/forms/use-unsaved-fields.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { noPasswordFaults, passwordFields, passwordRefusals } from '../lib/password-faults.ts';
import { updatePasswordMutation } from '../lib/update-password-mutation.ts';
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
    mutation: updatePasswordMutation,
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
