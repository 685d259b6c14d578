import { errorCodeOf } from '@tipgraph/client';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { newPasswordScreenResetMutation as ResetPasswordMutation } from '../../../__generated__/newPasswordScreenResetMutation.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import type { ServerError } from '../../../shared/forms/account-checks.ts';
import {
  type NewPassword,
  newPasswordErrors,
  newPasswordServerErrors,
} from '../../../shared/forms/account-checks.ts';
import { AccountForm, PasswordField } from '../../../shared/forms/account-form.tsx';
import { fieldCode } from '../../../shared/forms/form-errors.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { useSessionStore } from '../../../shared/session/use-session.tsx';
import { showToast } from '../../../shared/ui/toast.tsx';

type Errors = ReturnType<typeof newPasswordErrors>;

/** The form behind the link of a reset message: a new password, typed twice. */
export function NewPasswordScreen() {
  const intl = useIntl();
  const { save, isSaving, serverError } = useNewPassword();
  const [fieldErrors, setFieldErrors] = useState<Errors>({ password: null, passwordConfirmation: null });
  const [isShown, setIsShown] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const repeatedField = useRef<HTMLInputElement>(null);
  const words = (id: MessageId | null) =>
    id && intl.formatMessage({ id: id === 'shared.form.passwordShort' ? 'common.passwordTooShort' : id });

  const show = (found: Errors) => {
    setFieldErrors(found);
    if (found.password) passwordField.current?.focus();
    else if (found.passwordConfirmation) repeatedField.current?.focus();
    return found.password !== null || found.passwordConfirmation !== null;
  };
  const submit = async () => {
    const input = {
      password: passwordField.current?.value ?? '',
      passwordConfirmation: repeatedField.current?.value ?? '',
    };
    if (!show(newPasswordErrors(input))) show(await save(input));
  };

  return (
    <AccountForm
      heading={<FormattedMessage id="public.newPassword.heading" />}
      serverError={serverError && <FormattedMessage {...serverError} />}
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
        error={words(fieldErrors.password)}
        isShown={isShown}
        onShow={setIsShown}
      />
      <PasswordField
        ref={repeatedField}
        name="passwordConfirmation"
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'common.repeatNewPassword' })}
        error={words(fieldErrors.passwordConfirmation)}
        isShown={isShown}
        onShow={setIsShown}
      />
    </AccountForm>
  );
}

type NewPasswordErrors = ReturnType<typeof newPasswordServerErrors>;

const noErrors: NewPasswordErrors = { password: null, passwordConfirmation: null };

interface NewPasswordForm {
  /** Saves the password; gives what is wrong with the fields. */
  save(input: NewPassword): Promise<NewPasswordErrors>;
  isSaving: boolean;
  /** Why the last try failed; kept until the next one. */
  serverError: ServerError | null;
}

/** Sets a new password with the code of the address, signed in at once, and goes to the dashboard. */
function useNewPassword(): NewPasswordForm {
  const intl = useIntl();
  const navigate = useNavigate();
  const { code = '' } = useParams();
  const session = useSessionStore();
  const [commit, isSaving] = useAppMutation<ResetPasswordMutation>(newPasswordScreenResetMutation);
  const [serverError, setServerError] = useState<ServerError | null>(null);

  const save = async (input: NewPassword) => {
    setServerError(null);
    try {
      const { resetPassword: payload } = await commit({ variables: { input: { code, ...input } } });
      if (!payload.viewer) {
        const fieldErrors = newPasswordServerErrors(payload.errors);
        if (fieldCode(payload.errors, 'code')) setServerError({ id: 'public.newPassword.codeInvalid' });
        else if (!fieldErrors.password && !fieldErrors.passwordConfirmation)
          setServerError({ id: 'shared.form.refused' });
        return fieldErrors;
      }
      session.enter(payload.viewer);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'common.passwordSaved' }) });
      await navigate('/dashboard', { replace: true });
    } catch (thrown) {
      setServerError({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    return noErrors;
  };
  return { save, isSaving, serverError };
}

/** Sets a new password and signs in; the credentials come in the answer's headers. */
const newPasswordScreenResetMutation = graphql`
  mutation newPasswordScreenResetMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
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
