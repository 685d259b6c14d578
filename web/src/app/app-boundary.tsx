import { Component, createContext, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageError } from '../shared/ui/state-message.tsx';

/** Catches errors that no screen has caught, and offers a reload. */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <AppFailed /> : this.props.children;
  }
}

export function AppFailed() {
  const reload = useContext(PageReloadContext);
  return (
    <PageError
      title={<FormattedMessage id="app.error.title" />}
      action={{ label: <FormattedMessage id="app.error.reload" />, run: reload }}
    />
  );
}

export const PageReloadContext = createContext<() => void>(() => undefined);

/** Shown until the session is loaded. index.html shows the same until the app's code is loaded. */
export function LoadingScreen() {
  return (
    <div className="first-paint" role="status">
      <FormattedMessage id="app.boot.loading" />
    </div>
  );
}
