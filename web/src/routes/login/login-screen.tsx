import { errorCodeOf } from '@tipgraph/client';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { loginScreenSignInMutation as SignInMutation } from '../../__generated__/loginScreenSignInMutation.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import type { ServerError } from '../../shared/forms/account-checks.ts';
import { emailError } from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField, PasswordField } from '../../shared/forms/account-form.tsx';
import { leadsToCart, registerToCartAddress, wantedAddress } from '../../shared/navigation/addresses.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { useSessionStore } from '../../shared/session/use-session.tsx';
import { showToast } from '../../shared/ui/toast.tsx';

const noErrors: LoginErrors = { email: null, password: null };

/**
 * The sign-in form. Errors stand under their fields, a refusal over the button, both until the next try. Who leaves it,
 * as for a forgotten password, is not asked: nothing is typed here that is not known by heart or to a password manager.
 */
export function LoginScreen() {
  const intl = useIntl();
  const { search } = useLocation();
  const { signIn, isSigningIn, serverError } = useLogin();
  const [fieldErrors, setFieldErrors] = useState(noErrors);
  const [isShown, setIsShown] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const words = (id: LoginErrors[keyof LoginErrors]) => id && intl.formatMessage({ id });

  const submit = async () => {
    // Read from the fields themselves, because password managers fill them in without a word to React.
    const input = { email: emailField.current?.value ?? '', password: passwordField.current?.value ?? '' };
    const found = checkLogin(input);
    setFieldErrors(found);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    else await signIn(input);
  };

  return (
    <AccountForm
      heading={<FormattedMessage id="common.signIn" />}
      serverError={serverError && <FormattedMessage {...serverError} />}
      submitLabel={<FormattedMessage id="common.signIn" />}
      isSending={isSigningIn}
      isBrief
      onSubmit={submit}
      footer={
        <>
          <Link to={leadsToCart(`/login${search}`) ? registerToCartAddress : '/registration'}>
            <FormattedMessage id="common.createAccount" />
          </Link>
          <Link to="/reset-password">
            <FormattedMessage id="public.login.forgotten" />
          </Link>
        </>
      }
    >
      <EmailField ref={emailField} autoComplete="username" error={words(fieldErrors.email)} />
      <PasswordField
        ref={passwordField}
        name="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'shared.form.password' })}
        error={words(fieldErrors.password)}
        isShown={isShown}
        onShow={setIsShown}
      />
    </AccountForm>
  );
}

interface Login {
  signIn(input: LoginInput): Promise<void>;
  isSigningIn: boolean;
  /** Why the last try failed; kept until the next one. */
  serverError: ServerError | null;
}

/** Signs in and goes on to where the person wanted to go. */
function useLogin(): Login {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const session = useSessionStore();
  const [commit, isSigningIn] = useAppMutation<SignInMutation>(loginScreenSignInMutation);
  const [serverError, setServerError] = useState<ServerError | null>(null);

  const signIn = async ({ email, password }: LoginInput) => {
    setServerError(null);
    try {
      const { signIn: payload } = await commit({ variables: { input: { email: email.trim(), password } } });
      if (!payload.viewer) {
        setServerError({ id: 'public.login.refused' });
        return;
      }
      session.enter(payload.viewer);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.login.done' }) });
      await navigate(wantedAddress(`/login${search}`) ?? '/dashboard', { replace: true });
    } catch (thrown) {
      setServerError({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
  };
  return { signIn, isSigningIn, serverError };
}

/** Signs in; the credentials come in the answer's headers and are taken into the store by the network. */
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

interface LoginInput {
  email: string;
  password: string;
}

type LoginErrors = Record<keyof LoginInput, MessageId | null>;

/** Checks that both fields are filled in and that the address looks like one; the server decides the rest. */
function checkLogin({ email, password }: LoginInput): LoginErrors {
  return { email: emailError(email), password: password === '' ? 'shared.form.passwordBlank' : null };
}
