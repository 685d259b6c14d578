import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { toAppError } from '../shared/relay/app-error.ts';
import { invalidateStore } from '../shared/relay/environment.ts';
import { useAutoRetry } from '../shared/relay/retry-queue.ts';
import { CodeFault, isOffline } from '../shared/routing/code-fault.ts';
import { useSessionStore } from '../shared/session/use-session.ts';
import { Fault } from '../shared/ui/fault.tsx';
import { AppFault } from './app-boundary.tsx';
import { PageReloadContext } from './page-reload.ts';

/** Stands in a screen's place when it could not be shown; the shell around it lives on. */
export function ScreenFault() {
  const thrown = useRouteError();
  const environment = useRelayEnvironment();
  const reload = useContext(PageReloadContext);
  const { revalidate, state } = useRevalidator();
  const fault = toAppError(thrown);
  const isBusy = state === 'loading';
  const session = useSessionStore();
  const lacksCode = thrown instanceof CodeFault;

  const retry = () => {
    if (lacksCode) {
      // Any answer says that the network is back.
      if (isOffline()) void session.refresh();
      else reload();
      return;
    }
    // What is in the store may be the very fault, so all of it is asked again.
    invalidateStore(environment);
    void revalidate();
  };
  useAutoRetry(fault, retry, isBusy);

  const isNetwork = fault.code === 'NETWORK';
  const words = <FormattedMessage id="shared.error" values={{ code: fault.code }} />;
  return (
    <Fault
      title={isNetwork ? words : <FormattedMessage id="app.fault.title" />}
      text={isNetwork ? <FormattedMessage id="app.fault.comesBack" /> : words}
      reference={fault.requestId}
      action={{ label: <FormattedMessage id="common.tryAgain" />, run: retry, busy: isBusy }}
    />
  );
}

/** Stands in the place of everything: the code of a part of the site is not here yet, or the app has failed. */
export function RootFault() {
  return useRouteError() instanceof CodeFault ? <ScreenFault /> : <AppFault />;
}
