import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { type FormError, fieldCode, type UserErrorCode } from '../../../../../shared/forms/field-codes.ts';
import { showToast } from '../../../../../shared/ui/toast.tsx';

const known: Readonly<Partial<Record<UserErrorCode, MessageId>>> = {
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
  STALE: 'admin.user.refused.stale',
};

/** Why a field was refused, in words; null when it was not. */
export function fieldRefusal(errors: readonly FormError[], field: string): MessageId | null {
  const code = fieldCode(errors, field);
  return code === null ? null : (known[code] ?? 'admin.user.refused.invalid');
}

/** Tells in a toast why something was not done, by the first fault. */
export function toastServerError(errors: readonly FormError[], intl: IntlShape): void {
  const id = known[errors[0]?.code ?? 'UNKNOWN'] ?? 'admin.user.refused.invalid';
  showToast({ kind: 'error', text: intl.formatMessage({ id }) });
}
