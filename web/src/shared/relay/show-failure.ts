import { errorCodeOf } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { showToast } from '../ui/toast.tsx';
import { errorMessage, isHandledGlobally } from './app-error.ts';
import { isOutage } from './retry-queue.ts';

interface Lines {
  readonly title?: string;
  /** That nothing was changed. After an outage, in which the change may have been saved, a hint replaces it. */
  readonly failed?: string;
}

/** Shows a mutation's error as a toast, unless the app itself shows it. */
export function showFailure(intl: IntlShape, thrown: unknown, { title, failed }: Lines = {}): void {
  const code = errorCodeOf(thrown);
  if (isHandledGlobally(code)) return;
  const reason = errorMessage(intl, thrown);
  const lines = isOutage(code)
    ? [title, ...reason, intl.formatMessage({ id: 'shared.form.unconfirmed' })]
    : [title, failed, ...reason];
  showToast({ kind: 'error', text: lines.filter((line) => line !== undefined) });
}
