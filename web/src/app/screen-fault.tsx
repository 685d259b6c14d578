import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { AppError, errorCodeOf } from '../shared/relay/app-error.ts';
import { Fault } from '../shared/ui/fault.tsx';

/** Stands in a screen's place when it could not be shown; the shell around it lives on. */
export function ScreenFault() {
  const thrown = useRouteError();
  const environment = useRelayEnvironment();
  const { revalidate, state } = useRevalidator();

  const retry = () => {
    // What is in the store may be the very fault, so all of it is asked again.
    environment.getStore().notify(undefined, true);
    void revalidate();
  };
  return (
    <Fault
      title={<FormattedMessage id="app.fault.title" />}
      text={<FormattedMessage id={`shared.error.${errorCodeOf(thrown)}`} />}
      reference={thrown instanceof AppError ? thrown.requestId : null}
      action={{ label: <FormattedMessage id="app.fault.retry" />, run: retry, busy: state === 'loading' }}
    />
  );
}
