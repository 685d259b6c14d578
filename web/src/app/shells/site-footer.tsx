import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLanguageChoice } from '../../i18n/language-context.ts';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { Brand } from './shell-parts.tsx';
import styles from './site-footer.module.css';

const gamblingHelp = {
  pl: 'https://www.uzaleznieniabehawioralne.pl/',
  en: 'https://www.gamblersanonymous.org/',
} as const;

/** The age notice that Polish law requires, and the site's pages, legal documents and contacts. */
export function SiteFooter() {
  const { supportEmail, contactEmail, socialLinks, appDownloadUrl } = useSession().site;
  const hasContact = supportEmail !== null || contactEmail !== null || socialLinks.length > 0;
  const [language] = useLanguageChoice();
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
            <FormattedMessage id="app.footer.adults" />{' '}
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
          <div>
            <h2>
              <FormattedMessage id="app.footer.service" />
            </h2>
            <ul>
              <li>
                <SectionLink section="kup">
                  <FormattedMessage id="app.nav.plans" />
                </SectionLink>
              </li>
              <li>
                <SectionLink section="zalety">
                  <FormattedMessage id="app.nav.benefits" />
                </SectionLink>
              </li>
              <li>
                <Link to="/nasza-skutecznosc">
                  <FormattedMessage id="common.effectiveness" />
                </Link>
              </li>
              {appDownloadUrl && (
                <li>
                  <a href={appDownloadUrl} download>
                    <FormattedMessage id="app.footer.androidApp" />
                  </a>
                </li>
              )}
            </ul>
          </div>
          <div>
            <h2>
              <FormattedMessage id="app.footer.rules" />
            </h2>
            <ul>
              <li>
                <Link to="/terms">
                  <FormattedMessage id="common.termsOfService" />
                </Link>
              </li>
              <li>
                <Link to="/policies">
                  <FormattedMessage id="common.privacyPolicy" />
                </Link>
              </li>
            </ul>
          </div>
          {hasContact && (
            <div>
              <h2>
                <FormattedMessage id="app.footer.contact" />
              </h2>
              <ul>
                {supportEmail && (
                  <li>
                    <FormattedMessage id="app.footer.support" values={{ email: mail(supportEmail) }} />
                  </li>
                )}
                {contactEmail && (
                  <li>
                    <FormattedMessage id="app.footer.cooperation" values={{ email: mail(contactEmail) }} />
                  </li>
                )}
                {socialLinks.map(({ name, url }) => (
                  <li key={url}>
                    <a className={styles.social} href={url} rel="noreferrer" target="_blank">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}
