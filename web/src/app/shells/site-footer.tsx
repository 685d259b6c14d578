import { FormattedMessage } from 'react-intl';
import { useLanguageChoice } from '../../shared/i18n/language-context.ts';
import classes from './site-footer.module.css';

/** Where people find help with gambling, in their language. */
const help = {
  pl: 'https://www.uzaleznieniabehawioralne.pl/',
  en: 'https://www.gamblersanonymous.org/',
} as const;

/** The line that the law of the market asks for: adults only, the risk, and where to find help. */
export function SiteFooter() {
  const [language] = useLanguageChoice();
  return (
    <footer className={classes.footer}>
      <p>
        <FormattedMessage id="app.footer.adults" />
      </p>
      <a href={help[language]} rel="noreferrer" target="_blank">
        <FormattedMessage id="app.footer.help" />
      </a>
    </footer>
  );
}
