import type { IntlShape } from 'react-intl';
import { toAppError } from './app-error.ts';

/** What a person is told of a failed operation, as a toast takes it; with the number that support finds it by where there is one. */
export function errorMessage(intl: IntlShape, thrown: unknown): readonly string[] {
  const { code, requestId: id } = toAppError(thrown);
  const words = intl.formatMessage({ id: 'shared.error' }, { code });
  return id === null ? [words] : [words, intl.formatMessage({ id: 'shared.fault.reference' }, { id })];
}
