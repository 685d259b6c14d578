import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../../../shared/relay/app-error.ts';
import { FailedMessage } from '../../../../../shared/ui/error-states.tsx';

/** In the place of what could not be read; the rest of the page stands. */
export function SectionFailed({ error }: { readonly error: AppError }) {
  return <FailedMessage title={<FormattedMessage id="member.match.failedTitle" />} error={error} />;
}
