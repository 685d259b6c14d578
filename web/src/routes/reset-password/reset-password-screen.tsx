import { errorCodeOf } from '@tipgraph/client';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { resetPasswordScreenRequestMutation as RequestPasswordResetMutation } from '../../__generated__/resetPasswordScreenRequestMutation.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import type { ServerError } from '../../shared/forms/account-checks.ts';
import { emailError } from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField } from '../../shared/forms/account-form.tsx';
import { fieldCode } from '../../shared/forms/form-errors.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../shared/ui/toast.tsx';

/** The form for a forgotten password, then what to do next, in words that fit also an unknown address. */
export function ResetPasswordScreen() {
  const intl = useIntl();
  const { request, isSending, serverError, sentTo, startAgain } = usePasswordRequest();
  const [error, setError] = useState<MessageId | null>(null);
  const emailField = useRef<HTMLInputElement>(null);

  const show = (found: MessageId | null) => {
    setError(found);
    if (found) emailField.current?.focus();
    return found !== null;
  };
  const submit = async () => {
    const email = emailField.current?.value ?? '';
    if (!show(emailError(email))) show(await request(email));
  };
  const footer = (
    <Link to="/login">
      <FormattedMessage id="public.resetPassword.signIn" />
    </Link>
  );

  if (sentTo) {
    return (
      <AccountForm
        heading={<FormattedMessage id="public.resetPassword.sentHeading" />}
        intro={
          <span role="status">
            <FormattedMessage id="public.resetPassword.sent" values={{ email: <b>{sentTo}</b> }} />
          </span>
        }
        submitLabel={<FormattedMessage id="public.resetPassword.again" />}
        isSending={false}
        onSubmit={startAgain}
        footer={footer}
      />
    );
  }
  return (
    <AccountForm
      heading={<FormattedMessage id="public.resetPassword.heading" />}
      intro={<FormattedMessage id="public.resetPassword.intro" />}
      serverError={serverError && <FormattedMessage {...serverError} />}
      submitLabel={<FormattedMessage id="public.resetPassword.submit" />}
      isSending={isSending}
      onSubmit={submit}
      footer={footer}
    >
      <EmailField
        ref={emailField}
        autoComplete="username"
        error={error && intl.formatMessage({ id: error })}
      />
    </AccountForm>
  );
}

interface PasswordRequest {
  /** Asks for the link; gives what is wrong with the address, or null. */
  request(email: string): Promise<MessageId | null>;
  isSending: boolean;
  /** Why the last try failed where the address is not to blame; kept until the next one. */
  serverError: ServerError | null;
  /** The address that a link was asked for; null before and for another try. */
  sentTo: string | null;
  startAgain(): void;
}

/** Asks for a link to set a new password. Whether the address has an account is never told. */
function usePasswordRequest(): PasswordRequest {
  const intl = useIntl();
  const [commit, isSending] = useAppMutation<RequestPasswordResetMutation>(
    resetPasswordScreenRequestMutation,
  );
  const [serverError, setServerError] = useState<ServerError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const request = async (typed: string) => {
    const email = typed.trim();
    setServerError(null);
    try {
      const { requestPasswordReset: payload } = await commit({ variables: { input: { email } } });
      const code = fieldCode(payload.errors, 'email');
      if (code) return code === 'BLANK' ? 'shared.form.emailBlank' : 'shared.form.emailInvalid';
      if (payload.errors.length > 0) {
        setServerError({ id: 'shared.form.refused' });
      } else {
        setSentTo(email);
        showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.resetPassword.toast' }) });
      }
    } catch (thrown) {
      setServerError({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    return null;
  };
  return { request, isSending, serverError, sentTo, startAgain: () => setSentTo(null) };
}

/** Has a message with a link sent; the answer does not tell whether the address has an account. */
const resetPasswordScreenRequestMutation = graphql`
  mutation resetPasswordScreenRequestMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      errors {
        field
        code
      }
    }
  }
`;
