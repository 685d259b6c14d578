import { errorCodeOf } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { showToast } from '../ui/toast.tsx';
import { errorMessage, isHandledGlobally } from './app-error.ts';

/** Shows a mutation's error as a toast, unless the app itself shows it. `title` is its first line. */
export function showFailure(intl: IntlShape, thrown: unknown, title?: string): void {
  if (isHandledGlobally(errorCodeOf(thrown))) return;
  showToast({ kind: 'error', text: [...(title ? [title] : []), ...errorMessage(intl, thrown)] });
}
