import { Component, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Fault } from '../shared/ui/fault.tsx';
import { PageReloadContext } from './page-reload.ts';

/** The last resort: whatever fails outside a screen ends here, with the one way on that always works. */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <AppFault /> : this.props.children;
  }
}

/** The whole app has failed. */
export function AppFault() {
  const reload = useContext(PageReloadContext);
  return (
    <Fault
      title={<FormattedMessage id="app.fault.title" />}
      action={{ label: <FormattedMessage id="app.fault.reload" />, run: reload }}
    />
  );
}
