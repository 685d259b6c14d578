import { UnstyledButton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../i18n/language-context.ts';
import { useChangeLanguage } from '../../i18n/use-change-language.ts';

/**
 * Shows the language in use and changes to the other one. Its name begins with what it shows, so that those who speak to
 * their device can say it (WCAG 2.5.3).
 */
export function LanguageSwitch() {
  const intl = useIntl();
  const [language] = useLanguageChoice();
  const change = useChangeLanguage();
  const shown = language.toUpperCase();
  return (
    <UnstyledButton
      variant="icon"
      px="xs"
      fz="var(--fs-13)"
      fw={600}
      aria-label={intl.formatMessage({ id: 'app.shell.language' }, { shown })}
      onClick={() => change(language === 'pl' ? 'en' : 'pl')}
    >
      {shown}
    </UnstyledButton>
  );
}
