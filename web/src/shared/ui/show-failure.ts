import { errorCodeOf } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { errorMessage, isHandled } from '../relay/app-error.ts';
import { isUnconfirmed } from '../relay/retry-queue.ts';
import { showToast } from './toast.tsx';

interface Lines {
  readonly title?: string | undefined;
  /**
   * That nothing was changed. Omitted when the change may have been saved: without a usable response, where a hint replaces it, and
   * when the response was for a previous session.
   */
  readonly failed?: string | undefined;
}

/** Shows an error as a toast, unless the app has acted on it. */
export function showError(intl: IntlShape, thrown: unknown, text = errorMessage(intl, thrown)): void {
  if (!isHandled(thrown)) showToast({ kind: 'error', text });
}

/** Shows a mutation's error as `showError` does, and without a usable response that its outcome is unknown. */
export function showFailure(intl: IntlShape, thrown: unknown, { title, failed }: Lines = {}): void {
  const code = errorCodeOf(thrown);
  const reason = errorMessage(intl, thrown);
  const lines = isUnconfirmed(code)
    ? [title, ...reason, intl.formatMessage({ id: 'shared.form.unconfirmed' })]
    : [title, code === 'UNAUTHENTICATED' ? undefined : failed, ...reason];
  const text = lines.filter((line) => line !== undefined);
  showError(intl, thrown, text);
}
