import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { AccountForm } from '../../shared/forms/account-form.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { signInToCartAddress } from '../../shared/session/return-to.ts';
import { checkRegistration, noRegistrationFaults, registrationFields } from './check-registration.ts';
import { TermsLabel } from './terms-label.tsx';
import { useRegistration } from './use-registration.ts';

/** The form that opens an account. Faults stand under their fields, also those that the server finds. */
export function RegistrationScreen() {
  const intl = useIntl();
  const { register, isSending, refusal, leadsToCart } = useRegistration();
  const [faults, setFaults] = useState(noRegistrationFaults);
  const [isShown, setIsShown] = useState(false);
  const fields = {
    email: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    passwordConfirmation: useRef<HTMLInputElement>(null),
    termsAccepted: useRef<HTMLInputElement>(null),
  };
  const words = (field: keyof typeof fields) => {
    const id = faults[field];
    return id && intl.formatMessage({ id });
  };

  /** Shows the faults; gives whether there are any. */
  const show = (found: typeof faults) => {
    setFaults(found);
    const first = registrationFields.find((field) => found[field]);
    if (first) fields[first].current?.focus();
    return first !== undefined;
  };
  const submit = async () => {
    // Read from the fields themselves, because password managers fill them in without a word to React.
    const input = {
      email: fields.email.current?.value ?? '',
      password: fields.password.current?.value ?? '',
      passwordConfirmation: fields.passwordConfirmation.current?.value ?? '',
      termsAccepted: fields.termsAccepted.current?.checked ?? false,
    };
    if (!show(checkRegistration(input))) show(await register(input));
  };

  return (
    <AccountForm
      heading={<FormattedMessage id="common.createAccount" />}
      intro={leadsToCart && <FormattedMessage id="public.registration.cartWaits" />}
      refusal={refusal && <FormattedMessage {...refusal} />}
      submitLabel={<FormattedMessage id="common.createAccount" />}
      isSending={isSending}
      onSubmit={submit}
      footer={
        <Link to={leadsToCart ? signInToCartAddress : '/login'}>
          <FormattedMessage id="public.registration.signIn" />
        </Link>
      }
    >
      <EmailField ref={fields.email} autoComplete="username" error={words('email')} />
      <PasswordField
        ref={fields.password}
        name="password"
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'shared.form.password' })}
        description={intl.formatMessage({ id: 'shared.form.passwordHelp' })}
        error={words('password')}
        isShown={isShown}
        onShow={setIsShown}
      />
      <PasswordField
        ref={fields.passwordConfirmation}
        name="passwordConfirmation"
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'shared.form.passwordRepeated' })}
        error={words('passwordConfirmation')}
        isShown={isShown}
        onShow={setIsShown}
      />
      <Checkbox
        ref={fields.termsAccepted}
        name="termsAccepted"
        label={<TermsLabel />}
        error={words('termsAccepted')}
      />
    </AccountForm>
  );
}
