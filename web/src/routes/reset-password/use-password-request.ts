import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { requestPasswordResetMutation as RequestPasswordResetMutation } from '../../__generated__/requestPasswordResetMutation.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import { fieldCode } from '../../shared/forms/field-codes.ts';
import type { Refusal } from '../../shared/forms/refusal.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { requestPasswordResetMutation } from './request-password-reset-mutation.ts';

interface PasswordRequest {
  /** Asks for the link; gives what is wrong with the address, or null. */
  request(email: string): Promise<MessageId | null>;
  isSending: boolean;
  /** Why the last try failed where the address is not to blame; kept until the next one. */
  refusal: Refusal | null;
  /** The address that a link was asked for; null before and for another try. */
  sentTo: string | null;
  startAgain(): void;
}

/** Asks for a link to set a new password. Whether the address has an account is never told. */
export function usePasswordRequest(): PasswordRequest {
  const intl = useIntl();
  const [commit, isSending] = useAppMutation<RequestPasswordResetMutation>(requestPasswordResetMutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const request = async (typed: string) => {
    const email = typed.trim();
    setRefusal(null);
    try {
      const { requestPasswordReset: payload } = await commit({ variables: { input: { email } } });
      const code = fieldCode(payload.errors, 'email');
      if (code) return code === 'BLANK' ? 'shared.form.emailBlank' : 'shared.form.emailInvalid';
      if (payload.errors.length > 0) {
        setRefusal({ id: 'shared.form.refused' });
      } else {
        setSentTo(email);
        showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.resetPassword.toast' }) });
      }
    } catch (thrown) {
      setRefusal({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    return null;
  };
  return { request, isSending, refusal, sentTo, startAgain: () => setSentTo(null) };
}
