import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../../../i18n/texts.ts';
import type { FormError, UserErrorCode } from '../../../../../shared/forms/form-errors.ts';

/** Messages for the error codes of a user or a subscription. */
export const errorMessages: Readonly<Partial<Record<UserErrorCode, MessageId>> & { INVALID: MessageId }> = {
  TOO_LONG: 'admin.user.refused.tooLong',
  BLANK: 'admin.user.refused.blank',
  OUT_OF_RANGE: 'admin.user.refused.outOfRange',
  REVERSED: 'admin.common.endBeforeStart',
  RUNNING: 'admin.user.refused.running',
  SOLD_OUT: 'admin.user.refused.soldOut',
  UNAVAILABLE: 'admin.user.refused.unavailable',
  LAST_ADMIN: 'admin.user.refused.lastAdmin',
  SERVICE_ACCOUNT: 'admin.user.refused.serviceAccount',
  UNSUPPORTED: 'admin.user.refused.unsupported',
  STALE: 'admin.common.stale',
  INVALID: 'admin.user.refused.invalid',
};

export const firstErrorText = ([error]: readonly FormError[], intl: IntlShape) =>
  intl.formatMessage({ id: errorMessages[error?.code ?? 'INVALID'] ?? errorMessages.INVALID });

/** Message of the first error when an error has no field; null when fields show every error. */
export const formErrorText = (errors: readonly FormError[], intl: IntlShape) =>
  errors.some(({ field }) => field == null) ? firstErrorText(errors, intl) : null;
