import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';
import type { SessionStore } from '../session/session-store.ts';
import { useSessionStore } from '../session/use-session.tsx';
import { showToast } from '../ui/toast.tsx';
import type { ServerError } from './account-checks.ts';

/** What is wrong with the fields, and under `form` why it was not accepted where none of them is to blame. */
export type AccountErrors<Field extends string> = {
  readonly [Name in Field | 'form']?: MessageId | null | undefined;
};

interface AccountFormOptions<Input, Field extends string> {
  readonly read: (typed: FormData) => Input;
  /** What can be seen to be wrong before it is sent. */
  readonly check: (input: Input) => AccountErrors<Field>;
  /** Sends it; gives what the server found wrong. */
  readonly send: (input: Input) => Promise<AccountErrors<Field>>;
}

/** Checks and sends an account's form; what is wrong stands until the next try. */
export function useAccountForm<Input, Field extends string>(options: AccountFormOptions<Input, Field>) {
  const intl = useIntl();
  const [fieldErrors, setFieldErrors] = useState<AccountErrors<Field>>({});
  const [serverError, setServerError] = useState<ServerError | null>(null);
  const [isSending, setSending] = useState(false);

  const onSubmit = async (typed: FormData) => {
    const input = options.read(typed);
    const found = options.check(input);
    setFieldErrors(found);
    if (Object.values(found).some(Boolean)) return;
    setServerError(null);
    setSending(true);
    try {
      const refused = await options.send(input);
      setFieldErrors(refused);
      if (refused.form) setServerError({ id: refused.form });
    } catch (thrown) {
      setServerError({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    setSending(false);
  };
  return {
    /** For the form itself. */
    form: { fieldErrors, serverError, isSending, onSubmit },
    /** What is wrong with a field, in words. */
    words: (field: Field): string | null => {
      const id = fieldErrors[field];
      return id ? intl.formatMessage({ id }) : null;
    },
  };
}

/** A field's text as it is typed. */
export const typedText = (typed: FormData, field: string): string => String(typed.get(field) ?? '');

/** Gives what takes over somebody who has just signed in, says so, and goes on. */
export function useEnter() {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSessionStore();
  return async (viewer: Parameters<SessionStore['enter']>[0], done: MessageId, to: string) => {
    session.enter(viewer);
    showToast({ kind: 'success', text: intl.formatMessage({ id: done }) });
    await navigate(to, { replace: true });
  };
}
