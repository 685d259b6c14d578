import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { loginScreenSignInMutation as SignInMutation } from '../../__generated__/loginScreenSignInMutation.graphql.ts';
import { checkEmail, emailTexts, newPasswordTexts } from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField, PasswordField } from '../../shared/forms/account-form.tsx';
import { useAccountForm, useCompleteSignIn } from '../../shared/forms/use-account-form.ts';
import {
  leadsToCart,
  registerToCartAddress,
  returnToOf,
  withReturn,
} from '../../shared/navigation/addresses.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';

/** The sign-in form. Leaving it needs no confirmation, because its input is easy to retype. */
export function LoginScreen() {
  const intl = useIntl();
  const { search } = useLocation();
  const to = returnToOf(`/login${search}`);
  const [isShown, setIsShown] = useState(false);
  const enter = useCompleteSignIn();
  const [commit] = useAppMutation<SignInMutation>(loginScreenSignInMutation);
  const { form, error } = useAccountForm({
    saved: { email: '', password: '' },
    texts: { email: emailTexts, password: newPasswordTexts.password },
    check: ({ email, password }) => ({ email: checkEmail(email), password: password === '' && 'BLANK' }),
    isUnsaved: () => false,
    refused: () => 'public.login.refused',
    send: async ({ email, password }) => {
      const { signIn } = await commit({ variables: { input: { email: email.trim(), password } } });
      if (signIn.viewer) {
        await enter(signIn.viewer, 'public.login.done', to ?? '/dashboard');
      }
      return signIn.errors;
    },
  });

  return (
    <AccountForm
      {...form}
      heading={<FormattedMessage id="common.signIn" />}
      submitLabel={<FormattedMessage id="common.signIn" />}
      footer={
        <>
          <Link to={leadsToCart(to) ? registerToCartAddress : withReturn('/registration', to)}>
            <FormattedMessage id="common.createAccount" />
          </Link>
          <Link to={withReturn('/reset-password', to)}>
            <FormattedMessage id="public.login.forgotten" />
          </Link>
        </>
      }
    >
      <EmailField error={error('email')} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'shared.form.password' })}
        error={error('password')}
        isShown={isShown}
        onShow={setIsShown}
      />
    </AccountForm>
  );
}

/** The network stores the credentials from the response headers. */
const loginScreenSignInMutation = graphql`
  mutation loginScreenSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
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
