import { Box, Checkbox } from '@mantine/core';
import { errorCodeOf } from '@tipgraph/client';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { registrationScreenRegisterMutation as RegisterMutation } from '../../__generated__/registrationScreenRegisterMutation.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import {
  emailError,
  newPasswordErrors,
  newPasswordServerErrors,
  type ServerError,
} from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField, PasswordField } from '../../shared/forms/account-form.tsx';
import { type FormError, fieldCode } from '../../shared/forms/form-errors.ts';
import { cartAddress, signInToCartAddress } from '../../shared/navigation/addresses.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { useSessionStore } from '../../shared/session/use-session.tsx';
import { showToast } from '../../shared/ui/toast.tsx';

/** The form that opens an account. Errors stand under their fields, also those that the server finds. */
export function RegistrationScreen() {
  const intl = useIntl();
  const { register, isSending, serverError, leadsToCart } = useRegistration();
  const [fieldErrors, setFieldErrors] = useState(noRegistrationErrors);
  const [isShown, setIsShown] = useState(false);
  const fields = {
    email: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    passwordConfirmation: useRef<HTMLInputElement>(null),
    termsAccepted: useRef<HTMLInputElement>(null),
  };
  const words = (field: keyof typeof fields) => {
    const id = fieldErrors[field];
    return id && intl.formatMessage({ id });
  };

  /** Shows the errors; gives whether there are any. */
  const show = (found: typeof fieldErrors) => {
    setFieldErrors(found);
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
      serverError={serverError && <FormattedMessage {...serverError} />}
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

function TermsLabel() {
  return (
    <FormattedMessage
      id="public.registration.terms"
      values={{
        terms: (words) => (
          <Box component="a" td="underline" href="/terms" target="_blank" rel="noreferrer">
            {words}
          </Box>
        ),
        privacy: (words) => (
          <Box component="a" td="underline" href="/policies" target="_blank" rel="noreferrer">
            {words}
          </Box>
        ),
      }}
    />
  );
}

interface Registration {
  /** Opens the account; gives what is wrong with the fields. */
  register(input: RegistrationInput): Promise<RegistrationErrors>;
  isSending: boolean;
  /** Why the last try failed; kept until the next one. */
  serverError: ServerError | null;
  /** Whether the person comes from their cart and goes back to it. */
  leadsToCart: boolean;
}

/** Opens an account, signed in at once, and goes on: to the cart when one comes from there, else to the dashboard. */
function useRegistration(): Registration {
  const intl = useIntl();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const session = useSessionStore();
  const [commit, isSending] = useAppMutation<RegisterMutation>(registrationScreenRegisterMutation);
  const [serverError, setServerError] = useState<ServerError | null>(null);
  const leadsToCart = parameters.has('cartLink');

  const register = async (input: RegistrationInput) => {
    setServerError(null);
    try {
      const { register: payload } = await commit({
        variables: { input: { ...input, email: input.email.trim() } },
      });
      if (!payload.viewer) {
        const fieldErrors = readRegistrationErrors(payload.errors);
        if (registrationFields.every((field) => !fieldErrors[field]))
          setServerError({ id: 'shared.form.refused' });
        return fieldErrors;
      }
      session.enter(payload.viewer);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.registration.done' }) });
      await navigate(leadsToCart ? cartAddress : '/dashboard', { replace: true });
    } catch (thrown) {
      setServerError({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    return noRegistrationErrors;
  };
  return { register, isSending, serverError, leadsToCart };
}

/** Opens an account; the credentials come in the answer's headers and are taken into the store by the network. */
const registrationScreenRegisterMutation = graphql`
  mutation registrationScreenRegisterMutation($input: RegisterInput!) {
    register(input: $input) {
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

interface RegistrationInput {
  email: string;
  password: string;
  passwordConfirmation: string;
  termsAccepted: boolean;
}

type RegistrationErrors = Record<keyof RegistrationInput, MessageId | null>;

/** The fields in the order of the form. */
const registrationFields = ['email', 'password', 'passwordConfirmation', 'termsAccepted'] as const;

/** A form without errors. */
const noRegistrationErrors: RegistrationErrors = {
  email: null,
  password: null,
  passwordConfirmation: null,
  termsAccepted: null,
};

/** Checks what can be known without the server: an address, a long enough password typed twice, the terms. */
function checkRegistration(input: RegistrationInput): RegistrationErrors {
  return {
    email: emailError(input.email),
    ...newPasswordErrors(input),
    termsAccepted: input.termsAccepted ? null : 'public.registration.termsNeeded',
  };
}

/** What the server found wrong with the fields. */
function readRegistrationErrors(errors: readonly FormError[]): RegistrationErrors {
  const email = fieldCode(errors, 'email');
  return {
    email: email === null ? null : (emailTexts[email] ?? 'shared.form.emailInvalid'),
    ...newPasswordServerErrors(errors),
    termsAccepted: fieldCode(errors, 'termsAccepted') === null ? null : 'public.registration.termsNeeded',
  };
}

const emailTexts: Record<string, RegistrationErrors['email']> = {
  BLANK: 'shared.form.emailBlank',
  TAKEN: 'public.registration.emailTaken',
};
