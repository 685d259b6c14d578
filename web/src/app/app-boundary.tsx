import { Component, createContext, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageError } from '../shared/ui/state-message.tsx';

/** The last resort: whatever fails outside a screen ends here, with the one way on that always works. */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <AppFailed /> : this.props.children;
  }
}

/** The whole app has failed. */
export function AppFailed() {
  const reload = useContext(PageReloadContext);
  return (
    <PageError
      title={<FormattedMessage id="app.error.title" />}
      action={{ label: <FormattedMessage id="app.error.reload" />, run: reload }}
    />
  );
}

/** Loads the whole page anew; the app and its tests say how. */
export const PageReloadContext = createContext<() => void>(() => undefined);

/** Shown until the session is known; index.html shows the same before the app's code is here. */
export function LoadingScreen() {
  return (
    <div className="first-paint" role="status">
      <FormattedMessage id="app.boot.loading" />
    </div>
  );
}
