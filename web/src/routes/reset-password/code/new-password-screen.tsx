import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { newPasswordScreenResetMutation as ResetPasswordMutation } from '../../../__generated__/newPasswordScreenResetMutation.graphql.ts';
import {
  type NewPassword,
  newPasswordErrors,
  newPasswordServerErrors,
} from '../../../shared/forms/account-checks.ts';
import { AccountForm, NewPasswordFields } from '../../../shared/forms/account-form.tsx';
import { type FormError, fieldCode } from '../../../shared/forms/form-errors.ts';
import {
  type AccountErrors,
  typedText,
  useAccountForm,
  useCompleteSignIn,
} from '../../../shared/forms/use-account-form.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';

export function NewPasswordScreen() {
  const { code = '' } = useParams();
  const enter = useCompleteSignIn();
  const [commit] = useAppMutation<ResetPasswordMutation>(newPasswordScreenResetMutation);
  const [isShown, setShown] = useState(false);
  const { form, errorText } = useAccountForm({
    read: (typed) => ({
      password: typedText(typed, 'password'),
      passwordConfirmation: typedText(typed, 'passwordConfirmation'),
    }),
    check: (input) => withNewPasswordText(newPasswordErrors(input)),
    send: async (input) => {
      const { resetPassword } = await commit({ variables: { input: { code, ...input } } });
      if (!resetPassword.viewer) return serverErrors(resetPassword.errors);
      await enter(resetPassword.viewer, 'common.passwordSaved', '/dashboard');
      return {};
    },
  });

  return (
    <AccountForm
      {...form}
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
        errorText={errorText}
        isShown={isShown}
        onShow={setShown}
      />
    </AccountForm>
  );
}

type NewPasswordErrors = AccountErrors<keyof NewPassword>;

const withNewPasswordText = (errors: NewPasswordErrors): NewPasswordErrors =>
  errors.password === 'shared.form.passwordShort'
    ? { ...errors, password: 'common.passwordTooShort' }
    : errors;

function serverErrors(errors: readonly FormError[]): NewPasswordErrors {
  const found = withNewPasswordText(newPasswordServerErrors(errors));
  if (fieldCode(errors, 'code')) return { ...found, form: 'public.newPassword.codeInvalid' };
  return Object.values(found).some(Boolean) ? found : { form: 'shared.form.refused' };
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
