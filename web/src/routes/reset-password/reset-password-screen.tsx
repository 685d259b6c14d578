import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { resetPasswordScreenRequestMutation as RequestPasswordResetMutation } from '../../__generated__/resetPasswordScreenRequestMutation.graphql.ts';
import { checkEmail, emailTexts } from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField } from '../../shared/forms/account-form.tsx';
import { useAccountForm } from '../../shared/forms/use-account-form.ts';
import { returnToOf, withReturn } from '../../shared/navigation/addresses.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../shared/ui/toast.tsx';

/** Requests a password reset. Its texts must not reveal whether the account exists. */
export function ResetPasswordScreen() {
  const intl = useIntl();
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [commit] = useAppMutation<RequestPasswordResetMutation>(resetPasswordScreenRequestMutation);
  const { form, error } = useAccountForm({
    saved: { email: '' },
    texts: { email: emailTexts },
    check: ({ email }) => ({ email: checkEmail(email) }),
    staysOpen: true,
    send: async ({ email: typed }) => {
      const email = typed.trim();
      const { requestPasswordReset } = await commit({ variables: { input: { email } } });
      if (requestPasswordReset.errors.length === 0) {
        setSentTo(email);
        showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.resetPassword.toast' }) });
      }
      return requestPasswordReset.errors;
    },
  });
  const footer = (
    <Link to={withReturn('/login', returnToOf(`/reset-password${search}`))}>
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
        element={{ action: () => setSentTo(null) }}
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
      <EmailField error={error('email')} />
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
