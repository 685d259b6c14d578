import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../../../shared/relay/app-error.ts';
import { FailedMessage } from '../../../../../shared/ui/error-states.tsx';

/** Replaces a section that could not be loaded. */
export function SectionFailed({ error }: { readonly error: AppError }) {
  return <FailedMessage title={<FormattedMessage id="member.match.failedTitle" />} error={error} />;
}
