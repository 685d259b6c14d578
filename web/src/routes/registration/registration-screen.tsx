import { Box, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { registrationScreenRegisterMutation as RegisterMutation } from '../../__generated__/registrationScreenRegisterMutation.graphql.ts';
import {
  checkEmail,
  checkNewPassword,
  emailTexts,
  emptyPassword,
  newPasswordTexts,
} from '../../shared/forms/account-checks.ts';
import { AccountForm, EmailField, NewPasswordFields } from '../../shared/forms/account-form.tsx';
import { useAccountForm, useCompleteSignIn } from '../../shared/forms/use-account-form.ts';
import { cartAddress, returnToOf, withReturn } from '../../shared/navigation/addresses.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';

const texts = {
  email: { ...emailTexts, TAKEN: 'public.registration.emailTaken' },
  ...newPasswordTexts,
  termsAccepted: { INVALID: 'public.registration.termsNeeded' },
} as const;

export function RegistrationScreen() {
  const { search } = useLocation();
  const leadsToCart = new URLSearchParams(search).has('cartLink');
  const to = leadsToCart ? cartAddress : returnToOf(`/registration${search}`);
  const finish = useCompleteSignIn();
  const [commit] = useAppMutation<RegisterMutation>(registrationScreenRegisterMutation);
  const [isShown, setShown] = useState(false);
  const { form, error } = useAccountForm({
    saved: { email: '', ...emptyPassword, termsAccepted: false },
    texts,
    check: (input) => ({
      email: checkEmail(input.email),
      ...checkNewPassword(input),
      termsAccepted: !input.termsAccepted && 'ACCEPTED',
    }),
    send: async (input) => {
      const { register } = await commit({ variables: { input: { ...input, email: input.email.trim() } } });
      const { viewer, errors } = register;
      if (viewer) {
        await finish(viewer, 'public.registration.done', to ?? '/dashboard');
      } else if (errors.length === 0) {
        await finish(null, 'public.registration.confirm', withReturn('/login', to));
      }
      return errors;
    },
  });

  return (
    <AccountForm
      {...form}
      changesAccount
      heading={<FormattedMessage id="common.createAccount" />}
      intro={leadsToCart && <FormattedMessage id="public.registration.cartWaits" />}
      submitLabel={<FormattedMessage id="common.createAccount" />}
      footer={
        <Link to={withReturn('/login', to)}>
          <FormattedMessage id="public.registration.signIn" />
        </Link>
      }
    >
      <EmailField error={error('email')} />
      <NewPasswordFields
        label="shared.form.password"
        confirmationLabel="shared.form.passwordRepeated"
        error={error}
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
        error={error('termsAccepted')}
        aria-invalid={error('termsAccepted') !== null}
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
