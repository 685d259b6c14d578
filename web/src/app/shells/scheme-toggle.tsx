import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

/** Changes between the light and the dark look. */
export function SchemeToggle() {
  const intl = useIntl();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <UnstyledButton
      variant="icon"
      aria-label={intl.formatMessage({ id: isDark ? 'app.shell.toLight' : 'app.shell.toDark' })}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
