import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { AccountForm } from '../../shared/forms/account-form.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { leadsToCart, registerToCartAddress } from '../../shared/session/return-to.ts';
import { checkLogin, type LoginFaults } from './check-login.ts';
import { useLogin } from './use-login.ts';

const noFaults: LoginFaults = { email: null, password: null };

/**
 * The sign-in form. Faults stand under their fields, a refusal over the button, both until the next try. Who leaves it,
 * as for a forgotten password, is not asked: nothing is typed here that is not known by heart or to a password manager.
 */
export function LoginScreen() {
  const intl = useIntl();
  const { search } = useLocation();
  const { signIn, isSigningIn, refusal } = useLogin();
  const [faults, setFaults] = useState(noFaults);
  const [isShown, setIsShown] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const words = (id: LoginFaults[keyof LoginFaults]) => id && intl.formatMessage({ id });

  const submit = async () => {
    // Read from the fields themselves, because password managers fill them in without a word to React.
    const input = { email: emailField.current?.value ?? '', password: passwordField.current?.value ?? '' };
    const found = checkLogin(input);
    setFaults(found);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    else await signIn(input);
  };

  return (
    <AccountForm
      heading={<FormattedMessage id="common.signIn" />}
      refusal={refusal && <FormattedMessage {...refusal} />}
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
      <EmailField ref={emailField} autoComplete="username" error={words(faults.email)} />
      <PasswordField
        ref={passwordField}
        name="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'shared.form.password' })}
        error={words(faults.password)}
        isShown={isShown}
        onShow={setIsShown}
      />
    </AccountForm>
  );
}
