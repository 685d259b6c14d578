import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../../i18n/texts.ts';
import { AccountForm } from '../../../shared/forms/account-form.tsx';
import { newPasswordFaults } from '../../../shared/forms/new-password-faults.ts';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useNewPassword } from './use-new-password.ts';

type Faults = ReturnType<typeof newPasswordFaults>;

/** The form behind the link of a reset message: a new password, typed twice. */
export function NewPasswordScreen() {
  const intl = useIntl();
  const { save, isSaving, refusal } = useNewPassword();
  const [faults, setFaults] = useState<Faults>({ password: null, passwordConfirmation: null });
  const [isShown, setIsShown] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const repeatedField = useRef<HTMLInputElement>(null);
  const words = (id: MessageId | null) =>
    id && intl.formatMessage({ id: id === 'shared.form.passwordShort' ? 'common.passwordTooShort' : id });

  const show = (found: Faults) => {
    setFaults(found);
    if (found.password) passwordField.current?.focus();
    else if (found.passwordConfirmation) repeatedField.current?.focus();
    return found.password !== null || found.passwordConfirmation !== null;
  };
  const submit = async () => {
    const input = {
      password: passwordField.current?.value ?? '',
      passwordConfirmation: repeatedField.current?.value ?? '',
    };
    if (!show(newPasswordFaults(input))) show(await save(input));
  };

  return (
    <AccountForm
      heading={<FormattedMessage id="public.newPassword.heading" />}
      refusal={refusal && <FormattedMessage {...refusal} />}
      submitLabel={<FormattedMessage id="public.newPassword.submit" />}
      isSending={isSaving}
      onSubmit={submit}
      footer={
        <Link to="/reset-password">
          <FormattedMessage id="public.newPassword.another" />
        </Link>
      }
    >
      <PasswordField
        ref={passwordField}
        name="password"
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'common.newPassword' })}
        description={intl.formatMessage({ id: 'shared.form.passwordHelp' })}
        error={words(faults.password)}
        isShown={isShown}
        onShow={setIsShown}
      />
      <PasswordField
        ref={repeatedField}
        name="passwordConfirmation"
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'common.repeatNewPassword' })}
        error={words(faults.passwordConfirmation)}
        isShown={isShown}
        onShow={setIsShown}
      />
    </AccountForm>
  );
}
