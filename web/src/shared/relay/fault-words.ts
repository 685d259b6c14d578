import { errorCodeOf, GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';

/** What a person is told of a failed operation, as a toast takes it; with the number that support finds it by where there is one. */
export function faultWords(intl: IntlShape, thrown: unknown): readonly string[] {
  const words = intl.formatMessage({ id: `shared.error.${errorCodeOf(thrown)}` });
  const id = thrown instanceof GraphError ? thrown.requestId : null;
  return id === null ? [words] : [words, intl.formatMessage({ id: 'shared.fault.reference' }, { id })];
}
