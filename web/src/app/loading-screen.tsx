import { FormattedMessage } from 'react-intl';

/** Shown until the session is known; index.html shows the same before the app's code is here. */
export function LoadingScreen() {
  return (
    <div className="first-paint" role="status">
      <FormattedMessage id="app.boot.loading" />
    </div>
  );
}
