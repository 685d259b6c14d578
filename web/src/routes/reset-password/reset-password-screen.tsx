import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';
import { AccountForm } from '../../shared/forms/account-form.tsx';
import { emailFault } from '../../shared/forms/email-fault.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { usePasswordRequest } from './use-password-request.ts';

/** The form for a forgotten password, then what to do next, in words that fit also an unknown address. */
export function ResetPasswordScreen() {
  const intl = useIntl();
  const { request, isSending, refusal, sentTo, startAgain } = usePasswordRequest();
  const [fault, setFault] = useState<MessageId | null>(null);
  const emailField = useRef<HTMLInputElement>(null);

  const show = (found: MessageId | null) => {
    setFault(found);
    if (found) emailField.current?.focus();
    return found !== null;
  };
  const submit = async () => {
    const email = emailField.current?.value ?? '';
    if (!show(emailFault(email))) show(await request(email));
  };
  const footer = (
    <Link to="/login">
      <FormattedMessage id="public.resetPassword.signIn" />
    </Link>
  );

  if (sentTo) {
    return (
      <AccountForm
        heading={<FormattedMessage id="public.resetPassword.sentHeading" />}
        intro={
          <span role="status">
            <FormattedMessage id="public.resetPassword.sent" values={{ email: <b>{sentTo}</b> }} />
          </span>
        }
        submitLabel={<FormattedMessage id="public.resetPassword.again" />}
        isSending={false}
        onSubmit={startAgain}
        footer={footer}
      />
    );
  }
  return (
    <AccountForm
      heading={<FormattedMessage id="public.resetPassword.heading" />}
      intro={<FormattedMessage id="public.resetPassword.intro" />}
      refusal={refusal && <FormattedMessage {...refusal} />}
      submitLabel={<FormattedMessage id="public.resetPassword.submit" />}
      isSending={isSending}
      onSubmit={submit}
      footer={footer}
    >
      <EmailField
        ref={emailField}
        autoComplete="username"
        error={fault && intl.formatMessage({ id: fault })}
      />
    </AccountForm>
  );
}
