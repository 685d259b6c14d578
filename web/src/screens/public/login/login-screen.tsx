import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkLogin, type LoginFaults } from './check-login.ts';
import classes from './login-screen.module.css';
import { useLogin } from './use-login.ts';

const noFaults: LoginFaults = { email: null, password: null };

/** The sign-in form. Faults stand under their fields, a refusal over the button, both until the next try. */
export function LoginScreen() {
  const intl = useIntl();
  const { signIn, isSigningIn, refusal } = useLogin();
  const [faults, setFaults] = useState(noFaults);
  const [isShown, setIsShown] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const words = (id: LoginFaults[keyof LoginFaults]) => id && intl.formatMessage({ id });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the fields themselves, because password managers fill them in without a word to React.
    const input = { email: emailField.current?.value ?? '', password: passwordField.current?.value ?? '' };
    const found = checkLogin(input);
    setFaults(found);
    if (found.email) emailField.current?.focus();
    else if (found.password) passwordField.current?.focus();
    else await signIn(input);
  };

  return (
    <div className={classes.screen}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <h1>
          <FormattedMessage id="public.login.heading" />
        </h1>
        <TextInput
          ref={emailField}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          label={intl.formatMessage({ id: 'public.login.email' })}
          error={words(faults.email)}
        />
        <PasswordInput
          ref={passwordField}
          name="password"
          autoComplete="current-password"
          label={intl.formatMessage({ id: 'public.login.password' })}
          error={words(faults.password)}
          visible={isShown}
          onVisibilityChange={setIsShown}
          visibilityToggleButtonProps={{
            'aria-label': intl.formatMessage({ id: isShown ? 'public.login.hide' : 'public.login.show' }),
          }}
        />
        {refusal && (
          <p className={classes.refusal} role="alert">
            <IconAlertCircle size={18} stroke={1.8} aria-hidden />
            <FormattedMessage id={refusal} />
          </p>
        )}
        <Button type="submit" size="md" fullWidth loading={isSigningIn}>
          <FormattedMessage id="public.login.submit" />
        </Button>
      </form>
    </div>
  );
}
