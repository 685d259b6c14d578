import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { isMeasured, useConsent } from '../../shared/session/trackers.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import styles from './consent-banner.module.css';

/** Asks for consent to measure ads, when a tracker is configured and until an answer. Both answers must be equally prominent. */
export function ConsentBanner() {
  const intl = useIntl();
  const [consent, decide] = useConsent();
  const { site } = useSession();
  if (consent !== null || !isMeasured(site.trackers)) return null;
  return (
    <section className={styles.banner} aria-label={intl.formatMessage({ id: 'app.consent.label' })}>
      <p>
        <FormattedMessage
          id="app.consent.question"
          values={{ policy: (text) => <Link to="/policies">{text}</Link> }}
        />
      </p>
      <div className={styles.answers}>
        <Button variant="default" onClick={() => decide('denied')}>
          <FormattedMessage id="app.consent.deny" />
        </Button>
        <Button variant="default" onClick={() => decide('granted')}>
          <FormattedMessage id="app.consent.grant" />
        </Button>
      </div>
    </section>
  );
}
