import { FormattedMessage } from 'react-intl';
import { Fault } from '../shared/ui/fault.tsx';

/** Shown while nobody answers who is here: that is asked by itself too, and the page comes when somebody does. */
export function NoNetworkScreen({ retry }: { retry: () => void }) {
  return (
    <Fault
      title={<FormattedMessage id="shared.error" values={{ code: 'NETWORK' }} />}
      text={<FormattedMessage id="app.fault.comesBack" />}
      action={{ label: <FormattedMessage id="common.tryAgain" />, run: retry }}
    />
  );
}
