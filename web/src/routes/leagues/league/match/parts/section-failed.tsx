import { FormattedMessage } from 'react-intl';
import { FailedMessage, type Failure } from '../../../../../shared/ui/error-states.tsx';

/** In the place of what could not be read; the rest of the page stands. */
export function SectionFailed(failure: Failure) {
  return <FailedMessage title={<FormattedMessage id="member.match.failedTitle" />} {...failure} />;
}
