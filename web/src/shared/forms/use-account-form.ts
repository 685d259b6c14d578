import { type ErrorCode, errorCodeOf } from '@tipgraph/client';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';
import type { FormError } from '../relay/form-errors.ts';
import type { SessionStore } from '../session/session-store.ts';
import { useSessionStore } from '../session/use-session.tsx';
import { showToast } from '../ui/toast.tsx';
import { allowLeaving } from './unsaved.ts';
import { type ErrorTexts, hasField } from './use-attempt.ts';
import { type FormOptions, useForm } from './use-form.ts';
import { useIsMounted } from './use-is-mounted.ts';

/** An error of a whole form, as a message. */
export type ServerError =
  | { readonly id: MessageId }
  | { readonly id: 'shared.error'; readonly values: { readonly code: ErrorCode } };

interface AccountFormOptions<Values extends object>
  extends Pick<FormOptions<Values, undefined>, 'check' | 'isUnsaved' | 'staysOpen'> {
  readonly saved: Values;
  readonly texts: ErrorTexts<Values>;
  /** The message of an error of the whole form; null when the fields show the errors. */
  readonly refused?: (errors: readonly FormError[]) => MessageId | null;
  /** Returns the server's errors. */
  readonly send: (values: Values) => Promise<readonly FormError[]>;
}

/** `useForm` for the form of a page such as sign-in, which shows errors of the whole form until the next attempt. */
export function useAccountForm<Values extends object>({
  saved,
  refused,
  send,
  ...options
}: AccountFormOptions<Values>) {
  const [serverError, setServerError] = useState<ServerError | null>(null);
  const [isSending, setSending] = useState(false);
  const { element, error } = useForm<Values>({
    ...options,
    saved: () => saved,
    isUncontrolled: true,
    isSaving: isSending,
    showsOtherErrors: true,
    async send(values) {
      setSending(true);
      const errors = await send(values).catch((thrown: unknown) => {
        setServerError({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
        return null;
      });
      setSending(false);
      if (!errors || errors.length === 0) return errors;
      const id = refused?.(errors) ?? (hasField(options.texts, errors) ? null : 'shared.form.refused');
      setServerError(id && { id });
      return errors;
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    setServerError(null);
    return element.onSubmit(event);
  };
  return { form: { element: { ...element, onSubmit }, serverError, isSending }, error };
}

/**
 * Returns a function that completes a sign-in: starts the session, unless the user must sign in, shows a toast and navigates. If the
 * user has left the form meanwhile, only the access to the page that is open is checked again.
 */
export function useCompleteSignIn() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const session = useSessionStore();
  const isMounted = useIsMounted();
  return async (viewer: Parameters<SessionStore['enter']>[0] | null, done: MessageId, to: string) => {
    allowLeaving();
    if (viewer) {
      session.enter(viewer);
      // The state of the site may be older than a break.
      await session.refresh();
    }
    showToast({ kind: 'success', text: intl.formatMessage({ id: done }) });
    await (isMounted.current ? navigate(to, { replace: true }) : revalidate());
  };
}
