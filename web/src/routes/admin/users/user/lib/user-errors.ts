import type { IntlShape } from 'react-intl';
import type { FormError } from '../../../../../shared/relay/form-errors.ts';

export const firstErrorText = ([error]: readonly FormError[], intl: IntlShape) =>
  intl.formatMessage({ id: 'admin.user.refused' }, { error: error?.code });

/** Message of the first error when an error has no field; null when fields show every error. */
export const formErrorText = (errors: readonly FormError[], intl: IntlShape) =>
  errors.some(({ field }) => field == null) ? firstErrorText(errors, intl) : null;
