import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';
import type { SessionStore } from '../session/session-store.ts';
import { useSessionStore } from '../session/use-session.tsx';
import { showToast } from '../ui/toast.tsx';
import type { ServerError } from './account-checks.ts';

/** Errors of fields, and under `form` of the whole form. */
export type AccountErrors<Field extends string> = {
  readonly [Name in Field | 'form']?: MessageId | null | undefined;
};

interface AccountFormOptions<Input, Field extends string> {
  readonly read: (typed: FormData) => Input;
  readonly check: (input: Input) => AccountErrors<Field>;
  readonly send: (input: Input) => Promise<AccountErrors<Field>>;
}

/** The state of a form that is validated, sent and shows the server's errors, each until its field changes. */
export function useAccountForm<Input, Field extends string>(options: AccountFormOptions<Input, Field>) {
  const intl = useIntl();
  /** The errors of the last attempt; null before the first one. */
  const [fieldErrors, setFieldErrors] = useState<AccountErrors<Field> | null>(null);
  const [checkErrors, setCheckErrors] = useState<AccountErrors<Field>>({});
  const [serverErrors, setServerErrors] = useState<AccountErrors<Field>>({});
  const [serverError, setServerError] = useState<ServerError | null>(null);
  const [isSending, setSending] = useState(false);

  const onSubmit = async (typed: FormData) => {
    const input = options.read(typed);
    const errors = options.check(input);
    setFieldErrors(errors);
    setCheckErrors(errors);
    setServerErrors({});
    setServerError(null);
    if (Object.values(errors).some(Boolean)) return;
    setSending(true);
    try {
      const refused = await options.send(input);
      setFieldErrors(refused);
      setServerErrors(refused);
      if (refused.form) setServerError({ id: refused.form });
    } catch (thrown) {
      setServerError({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    setSending(false);
  };
  const onChange = (typed: FormData, field: string) => {
    if (fieldErrors === null) return;
    setCheckErrors(options.check(options.read(typed)));
    setServerErrors((before) => ({ ...before, [field]: null }));
  };
  return {
    form: { fieldErrors, serverError, isSending, onSubmit, onChange },
    errorText: (field: Field): string | null => {
      const id = checkErrors[field] ?? serverErrors[field];
      return id ? intl.formatMessage({ id }) : null;
    },
  };
}

export const typedText = (typed: FormData, field: string): string => String(typed.get(field) ?? '');

/** Returns a function that completes a sign-in: starts the session, shows a toast and navigates. */
export function useCompleteSignIn() {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSessionStore();
  return async (viewer: Parameters<SessionStore['enter']>[0], done: MessageId, to: string) => {
    session.enter(viewer);
    showToast({ kind: 'success', text: intl.formatMessage({ id: done }) });
    await navigate(to, { replace: true });
  };
}
