import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/session/use-session.ts';
import { TechnicalBreakScreen } from '../technical-break/technical-break-screen.tsx';
import classes from './home-screen.module.css';
import { OfflineNotice } from './offline-notice.tsx';

/** The front door: what the service is and the way in, or why it is closed for now. */
export function HomeScreen() {
  const { site, viewer, offline } = useSession();
  if (site.technicalBreak) return <TechnicalBreakScreen />;
  if (offline || site.offline) return <OfflineNotice />;
  return (
    <div className={classes.home}>
      <div className={classes.words}>
        <h1 className={classes.heading}>
          <FormattedMessage id="public.home.heading" />
        </h1>
        <p className={classes.about}>
          <FormattedMessage id="public.home.about" values={{ site: site.name }} />
        </p>
        {site.dashboardBreak ? (
          <p className={classes.closed} role="status">
            <FormattedMessage id="public.home.dashboardBreak" />
          </p>
        ) : (
          <Button size="md" component={Link} to={viewer ? '/dashboard' : '/login'}>
            <FormattedMessage id={viewer ? 'public.home.dashboard' : 'public.home.signIn'} />
          </Button>
        )}
      </div>
      <svg className={classes.sign} viewBox="0 0 420 300" aria-hidden="true">
        <path className={classes.level} d="M0 60h420M0 150h420M0 240h420" />
        <path className={classes.line} d="M12 60h118v90h118v90h104" />
        <circle className={classes.dot} cx="368" cy="240" r="16" />
      </svg>
    </div>
  );
}
