import { useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAutoRetry } from '../../shared/relay/retry-queue.ts';
import { wantedAddress } from '../../shared/session/return-to.ts';
import { useSession, useSessionStore } from '../../shared/session/use-session.ts';
import { Fault } from '../../shared/ui/fault.tsx';

const away = { code: 'UPSTREAM_OFFLINE', requestId: null } as const;

/** Says that the server does not answer; once it does, leads back to where the visitor was, by itself too. */
export function OfflineNotice() {
  const session = useSessionStore();
  const { offline } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const wanted = wantedAddress(`/${search}`);
  const [isAsking, startAsking] = useTransition();

  const retry = () =>
    startAsking(async () => {
      await session.start();
      const state = session.state();
      if (!state.offline && !state.site.offline && wanted) await navigate(wanted, { replace: true });
    });
  useAutoRetry(offline || wanted !== null ? away : null, retry, isAsking);

  return (
    <Fault
      title={<FormattedMessage id="public.home.offlineTitle" />}
      text={<FormattedMessage id="public.home.offlineText" />}
      action={{ label: <FormattedMessage id="common.tryAgain" />, run: retry, busy: isAsking }}
    />
  );
}
