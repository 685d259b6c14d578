import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { newPasswordScreenResetMutation as ResetPasswordMutation } from '../../../__generated__/newPasswordScreenResetMutation.graphql.ts';
import { checkNewPassword, emptyPassword, newPasswordTexts } from '../../../shared/forms/account-checks.ts';
import { AccountForm, NewPasswordFields } from '../../../shared/forms/account-form.tsx';
import { useAccountForm, useCompleteSignIn } from '../../../shared/forms/use-account-form.ts';
import { fieldCode } from '../../../shared/relay/form-errors.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';

const texts = {
  ...newPasswordTexts,
  password: { ...newPasswordTexts.password, TOO_SHORT: 'common.passwordTooShort' },
} as const;

export function NewPasswordScreen() {
  const { code = '' } = useParams();
  const finish = useCompleteSignIn();
  const [commit] = useAppMutation<ResetPasswordMutation>(newPasswordScreenResetMutation);
  const [isShown, setShown] = useState(false);
  const { form, error } = useAccountForm({
    saved: emptyPassword,
    texts,
    check: checkNewPassword,
    refused: (errors) => fieldCode(errors, 'code') && 'public.newPassword.codeInvalid',
    send: async (input) => {
      const { resetPassword } = await commit({ variables: { input: { code, ...input } } });
      const { viewer, errors } = resetPassword;
      if (viewer) await finish(viewer, 'common.passwordSaved', '/dashboard');
      else if (errors.length === 0) await finish(null, 'public.newPassword.signIn', '/login');
      return errors;
    },
  });

  return (
    <AccountForm
      {...form}
      changesAccount
      heading={<FormattedMessage id="public.newPassword.heading" />}
      submitLabel={<FormattedMessage id="public.newPassword.submit" />}
      footer={
        <Link to="/reset-password">
          <FormattedMessage id="public.newPassword.another" />
        </Link>
      }
    >
      <NewPasswordFields
        label="common.newPassword"
        confirmationLabel="common.repeatNewPassword"
        error={error}
        isShown={isShown}
        onShow={setShown}
      />
    </AccountForm>
  );
}

/** The network stores the credentials from the response headers. */
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
