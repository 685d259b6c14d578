import { Box, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import type { registrationScreenRegisterMutation as RegisterMutation } from '../../__generated__/registrationScreenRegisterMutation.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import { emailError, newPasswordErrors, newPasswordServerErrors } from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField, NewPasswordFields } from '../../shared/forms/account-form.tsx';
import { type FormError, fieldCode } from '../../shared/forms/form-errors.ts';
import {
  type AccountErrors,
  typedText,
  useAccountForm,
  useCompleteSignIn,
} from '../../shared/forms/use-account-form.ts';
import { cartAddress, signInToCartAddress } from '../../shared/navigation/addresses.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';

export function RegistrationScreen() {
  const [parameters] = useSearchParams();
  const leadsToCart = parameters.has('cartLink');
  const enter = useCompleteSignIn();
  const [commit] = useAppMutation<RegisterMutation>(registrationScreenRegisterMutation);
  const [isShown, setShown] = useState(false);
  const { form, errorText } = useAccountForm({
    read: (typed) => ({
      email: typedText(typed, 'email').trim(),
      password: typedText(typed, 'password'),
      passwordConfirmation: typedText(typed, 'passwordConfirmation'),
      termsAccepted: typed.has('termsAccepted'),
    }),
    check: (input): RegistrationErrors => ({
      email: emailError(input.email),
      ...newPasswordErrors(input),
      termsAccepted: input.termsAccepted ? null : 'public.registration.termsNeeded',
    }),
    send: async (input) => {
      const { register } = await commit({ variables: { input } });
      if (!register.viewer) return registrationServerErrors(register.errors);
      await enter(register.viewer, 'public.registration.done', leadsToCart ? cartAddress : '/dashboard');
      return {};
    },
  });

  return (
    <AccountForm
      {...form}
      heading={<FormattedMessage id="common.createAccount" />}
      intro={leadsToCart && <FormattedMessage id="public.registration.cartWaits" />}
      submitLabel={<FormattedMessage id="common.createAccount" />}
      footer={
        <Link to={leadsToCart ? signInToCartAddress : '/login'}>
          <FormattedMessage id="public.registration.signIn" />
        </Link>
      }
    >
      <EmailField error={errorText('email')} />
      <NewPasswordFields
        label="shared.form.password"
        confirmationLabel="shared.form.passwordRepeated"
        errorText={errorText}
        isShown={isShown}
        onShow={setShown}
      />
      <Checkbox
        name="termsAccepted"
        label={
          <FormattedMessage
            id="public.registration.terms"
            values={{ terms: newTabLink('/terms'), privacy: newTabLink('/policies') }}
          />
        }
        error={errorText('termsAccepted')}
        aria-invalid={errorText('termsAccepted') !== null}
      />
    </AccountForm>
  );
}

const newTabLink = (href: string) => (text: ReactNode) => (
  <Box component="a" td="underline" href={href} target="_blank" rel="noreferrer">
    {text}
  </Box>
);

/** The network stores the credentials from the response headers. */
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

type RegistrationErrors = AccountErrors<'email' | 'password' | 'passwordConfirmation' | 'termsAccepted'>;

function registrationServerErrors(errors: readonly FormError[]): RegistrationErrors {
  const email = fieldCode(errors, 'email');
  const found: RegistrationErrors = {
    email: email && (emailTexts[email] ?? 'shared.form.emailInvalid'),
    ...newPasswordServerErrors(errors),
    termsAccepted: fieldCode(errors, 'termsAccepted') && 'public.registration.termsNeeded',
  };
  return Object.values(found).some(Boolean) ? found : { form: 'shared.form.refused' };
}

const emailTexts: Record<string, MessageId> = {
  BLANK: 'shared.form.emailBlank',
  TAKEN: 'public.registration.emailTaken',
};
