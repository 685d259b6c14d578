import { UnstyledButton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../shared/i18n/language-context.ts';
import classes from './top-bar.module.css';

/** Shows the language in use and changes to the other one. */
export function LanguageSwitch() {
  const intl = useIntl();
  const [language, change] = useLanguageChoice();
  return (
    <UnstyledButton
      className={classes.language}
      aria-label={intl.formatMessage({ id: 'app.shell.language' })}
      onClick={() => change(language === 'pl' ? 'en' : 'pl')}
    >
      {language.toUpperCase()}
    </UnstyledButton>
  );
}
