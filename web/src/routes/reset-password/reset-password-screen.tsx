import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { resetPasswordScreenRequestMutation as RequestPasswordResetMutation } from '../../__generated__/resetPasswordScreenRequestMutation.graphql.ts';
import { emailError } from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField } from '../../shared/forms/account-form.tsx';
import { fieldCode } from '../../shared/forms/form-errors.ts';
import { type AccountErrors, typedText, useAccountForm } from '../../shared/forms/use-account-form.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../shared/ui/toast.tsx';

/** Requests a password reset. Its texts must not reveal whether the account exists. */
export function ResetPasswordScreen() {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [commit] = useAppMutation<RequestPasswordResetMutation>(resetPasswordScreenRequestMutation);
  const { form, errorText } = useAccountForm({
    read: (typed) => ({ email: typedText(typed, 'email').trim() }),
    check: ({ email }): AccountErrors<'email'> => ({ email: emailError(email) }),
    send: async (input) => {
      const { requestPasswordReset } = await commit({ variables: { input } });
      const code = fieldCode(requestPasswordReset.errors, 'email');
      if (code) return { email: code === 'BLANK' ? 'shared.form.emailBlank' : 'shared.form.emailInvalid' };
      if (requestPasswordReset.errors.length > 0) return { form: 'shared.form.refused' };
      setSentTo(input.email);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.resetPassword.toast' }) });
      return {};
    },
  });
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
        onSubmit={() => setSentTo(null)}
        footer={footer}
      />
    );
  }
  return (
    <AccountForm
      {...form}
      heading={<FormattedMessage id="public.resetPassword.heading" />}
      intro={<FormattedMessage id="public.resetPassword.intro" />}
      submitLabel={<FormattedMessage id="public.resetPassword.submit" />}
      footer={footer}
    >
      <EmailField error={errorText('email')} />
    </AccountForm>
  );
}

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
