import { Children, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { useLanguageChoice } from '../../shared/session/language-context.ts';
import { isMeasured, useConsent } from '../../shared/session/trackers.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { Brand } from './shell-parts.tsx';
import styles from './site-footer.module.css';

const gamblingHelp = {
  pl: 'https://www.uzaleznieniabehawioralne.pl/',
  en: 'https://www.gamblersanonymous.org/',
} as const;

/** The age notice that Polish law requires, and the site's pages, legal documents and contacts. */
export function SiteFooter() {
  const { supportEmail, contactEmail, socialLinks, appDownloadUrl, trackers } = useSession().site;
  const hasContact = supportEmail !== null || contactEmail !== null || socialLinks.length > 0;
  const [language] = useLanguageChoice();
  const [, decide] = useConsent();
  const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.ageNotice}>
          <b className={styles.age}>
            <FormattedMessage id="app.footer.age" />
          </b>
          <p>
            <strong>
              <FormattedMessage id="app.footer.risk" />
            </strong>{' '}
            <FormattedMessage id="app.footer.ageNotice" />{' '}
            <a href={gamblingHelp[language]} rel="noreferrer" target="_blank">
              <FormattedMessage id="app.footer.help" />
            </a>
          </p>
        </div>
        <div className={styles.columns}>
          <div>
            <Brand to="/" />
            <p className={styles.about}>
              <FormattedMessage id="app.footer.about" />
            </p>
          </div>
          <FooterColumn title="app.footer.service">
            <SectionLink section="plans">
              <FormattedMessage id="app.nav.plans" />
            </SectionLink>
            <SectionLink section="features">
              <FormattedMessage id="app.nav.benefits" />
            </SectionLink>
            <Link to="/nasza-skutecznosc">
              <FormattedMessage id="common.effectiveness" />
            </Link>
            {appDownloadUrl && (
              <a href={appDownloadUrl} download>
                <FormattedMessage id="app.footer.androidApp" />
              </a>
            )}
          </FooterColumn>
          <FooterColumn title="app.footer.rules">
            <Link to="/terms">
              <FormattedMessage id="common.termsOfService" />
            </Link>
            <Link to="/policies">
              <FormattedMessage id="common.privacyPolicy" />
            </Link>
            {isMeasured(trackers) && (
              <button type="button" onClick={() => decide(null)}>
                <FormattedMessage id="app.footer.privacySettings" />
              </button>
            )}
          </FooterColumn>
          {hasContact && (
            <FooterColumn title="app.footer.contact">
              {supportEmail && (
                <FormattedMessage id="app.footer.support" values={{ email: mail(supportEmail) }} />
              )}
              {contactEmail && (
                <FormattedMessage id="app.footer.cooperation" values={{ email: mail(contactEmail) }} />
              )}
              {socialLinks.map(({ name, url }) => (
                <a key={url} className={styles.social} href={url} rel="noreferrer" target="_blank">
                  {name}
                </a>
              ))}
            </FooterColumn>
          )}
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <div>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      <ul>{Children.map(children, (item) => item && <li>{item}</li>)}</ul>
    </div>
  );
}
