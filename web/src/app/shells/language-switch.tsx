import { UnstyledButton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { addressLanguageKey } from '../../shared/i18n/language.ts';
import { useLanguageChoice } from '../../shared/i18n/language-context.ts';
import classes from './top-bar.module.css';

/**
 * Shows the language in use and changes to the other one; an address that names a language stops naming it. Its name
 * begins with what it shows, so that those who speak to their device can say it (WCAG 2.5.3).
 */
export function LanguageSwitch() {
  const intl = useIntl();
  const [language, change] = useLanguageChoice();
  const shown = language.toUpperCase();
  const [search, setSearch] = useSearchParams();

  const switchOver = () => {
    change(language === 'pl' ? 'en' : 'pl');
    if (!search.has(addressLanguageKey)) return;
    const rest = new URLSearchParams(search);
    rest.delete(addressLanguageKey);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };

  return (
    <UnstyledButton
      className={classes.language}
      aria-label={intl.formatMessage({ id: 'app.shell.language' }, { shown })}
      onClick={switchOver}
    >
      {shown}
    </UnstyledButton>
  );
}
