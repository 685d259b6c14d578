import { useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { wantedAddress } from '../../../shared/session/wanted-address.ts';
import { Fault } from '../../../shared/ui/fault.tsx';

/** Says that the server does not answer; once it does, leads back to where the visitor was. */
export function OfflineNotice() {
  const session = useSessionStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAsking, startAsking] = useTransition();

  const retry = () =>
    startAsking(async () => {
      await session.start();
      const { offline, site } = session.state();
      const wanted = wantedAddress(`/${search}`);
      if (!offline && !site.offline && wanted) await navigate(wanted, { replace: true });
    });

  return (
    <Fault
      title={<FormattedMessage id="public.home.offlineTitle" />}
      text={<FormattedMessage id="public.home.offlineText" />}
      action={{ label: <FormattedMessage id="public.home.offlineRetry" />, run: retry, busy: isAsking }}
    />
  );
}
